import { expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

it.each([
  [[], { data: { thing: null } }],
  [
    ['NOT_FOUND'],
    { errors: [{ message: 'm', extensions: { code: 'NOT_FOUND', requestId: 'r' } }], data: null },
  ],
  [['CODE_BURNT'], { data: { validatePhoneCode: { userErrors: [{ code: 'CODE_BURNT', path: [] }] } } }],
  [
    ['INVALID_FIELD'],
    {
      data: {
        save: { userErrors: [{ code: 'INVALID_FIELD' }, { code: 'INVALID_FIELD' }], thing: { code: 'A' } },
      },
    },
  ],
  [[], { errors: [{ message: 'm' }] }],
  [[], null],
])('returns %j', (codes, answer) => {
  expect(errorCodes(answer)).toEqual(codes);
});
