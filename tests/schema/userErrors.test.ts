import { expect, it } from 'vitest';
import { mayAnswer, withUserErrors } from '../../scripts/codegen/userErrors.ts';
import { currentSchema } from './operations.ts';

// `Guest.mutate` checks in every contract journey that a mutation returns no undeclared code.
it('codegen writes the error codes in its table into the schema, replacing earlier ones', () => {
  const schema = currentSchema();
  const without = schema
    .replaceAll(/ User errors: [A-Z_, ]+\./g, '')
    .replace(/(?<=may also return )[^"]+/, 'X.')
    .replace(/(?<=enum UserErrorCode \{\n)[^}]+/, '  X\n');
  expect(without.length).toBeLessThan(schema.length - 5_000);
  expect(withUserErrors(without)).toBe(schema);
});

it('a mutation may return its own codes and the common ones', () => {
  expect(mayAnswer('validatePhoneCode', 'CODE_BURNT')).toBe(true);
  expect(mayAnswer('setSeller', 'CODE_BURNT')).toBe(false);
  expect(mayAnswer('setSeller', 'INVALID_FIELD')).toBe(true);
});
