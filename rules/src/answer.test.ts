import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorAnswer } from './answer.ts';

describe('bank responses', () => {
  it.each([200, 201, 202, 204, '200', '201', ' 202 ', '204', null, undefined])(
    '[VA-14] are not an error with statusCode %j',
    (statusCode) => expect(isErrorAnswer({ statusCode })).toBe(false),
  );

  it.each([
    400,
    401,
    403,
    404,
    500,
    502,
    '400',
    '502',
    203,
    0,
    '',
    'ERROR',
    true,
    {},
    ['200'],
    '0xC8',
    200.5,
  ])('[VA-14] are an error with statusCode %j', (statusCode) =>
    expect(isErrorAnswer({ statusCode })).toBe(true),
  );

  it.each([null, undefined, 'statusCode', 500, [], {}, { code: 500 }])(
    '[VA-14] are not an error with the body %j',
    (body) => expect(isErrorAnswer(body)).toBe(false),
  );

  it('[VA-14] treat a statusCode the same as a number or text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (statusCode) => {
        expect(isErrorAnswer({ statusCode: String(statusCode) })).toBe(isErrorAnswer({ statusCode }));
      }),
    );
  });
});
