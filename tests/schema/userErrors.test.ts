import { expect, it } from 'vitest';
import { mayAnswer, withUserErrors } from '../../scripts/codegen/userErrors.ts';
import { currentSchema } from './operations.ts';

// That a mutation answers none but its own is held by `Guest.mutate`, in every journey of the contract tests.
it('the schema has the codes of the table, whatever it had before', () => {
  const schema = currentSchema();
  const without = schema
    .replaceAll(/ User errors: [A-Z_, ]+\./g, '')
    .replace(/(?<=may also return )[^"]+/, 'X.')
    .replace(/(?<=enum UserErrorCode \{\n)[^}]+/, '  X\n');
  expect(without.length).toBeLessThan(schema.length - 5_000);
  expect(withUserErrors(without)).toBe(schema);
});

it('a mutation answers its own codes and those of every one', () => {
  expect(mayAnswer('validatePhoneCode', 'CODE_BURNT')).toBe(true);
  expect(mayAnswer('setSeller', 'CODE_BURNT')).toBe(false);
  expect(mayAnswer('setSeller', 'INVALID_FIELD')).toBe(true);
});
