import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CODES_OF, COMMON_CODES, mayAnswer } from '../support/userErrorCodes.ts';
import { currentSchema } from './changes.ts';

const type = buildSchema(currentSchema()).getType('UserErrorCode');
const known = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];

// That a mutation answers none but its own is held by `Guest.mutate`, in every journey of the contract tests.
describe('the codes of user errors', () => {
  it('that every mutation may answer are four', () => {
    expect(COMMON_CODES).toEqual(['INVALID_FIELD', 'READ_ONLY', 'IN_PROGRESS', 'UNKNOWN']);
  });

  it.each([...CODES_OF])(
    'of %s are codes of the schema, in its order, without the common ones',
    (_name, codes) => {
      expect(codes).toEqual(known.filter((code) => codes.includes(code) && !COMMON_CODES.includes(code)));
    },
  );

  it('are all listed somewhere', () => {
    const listed = new Set([...COMMON_CODES, ...[...CODES_OF.values()].flat()]);
    expect(known.filter((code) => !listed.has(code))).toEqual([]);
  });

  it('tell one mutation from another', () => {
    expect(mayAnswer('validatePhoneCode', 'CODE_BURNT')).toBe(true);
    expect(mayAnswer('saveSeller', 'CODE_BURNT')).toBe(false);
    expect(mayAnswer('saveSeller', 'INVALID_FIELD')).toBe(true);
  });
});
