import { describe, expect, test } from 'vitest';
import { parseSentCode, secondsToResend, sendsOnArrival, sentCode } from './sentCode.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const answer = (change = {}) => ({
  __typename: 'SendPhoneCodePayload' as const,
  maskedPhone: '•• •••• 1234',
  expiresAt: '2026-11-20T15:05:00Z',
  resendAfter: '2026-11-20T15:01:00Z',
  userErrors: [],
  ...change,
});
const known = sentCode('p1', answer(), NOW);

describe('[CA-15] the phone code', () => {
  test('is sent on arrival once, not again on a reload while it is good', () => {
    expect(sendsOnArrival(null, 'p1', NOW)).toBe(true);
    expect(sendsOnArrival(known, 'p1', NOW + 59_000)).toBe(false);
    expect(sendsOnArrival(known, 'p1', NOW + 299_999)).toBe(false);
    expect(sendsOnArrival(known, 'p1', NOW + 300_000)).toBe(true);
    expect(sendsOnArrival(known, 'p2', NOW)).toBe(true);
  });

  test('can be asked for again after a minute, counted in whole seconds', () => {
    expect(secondsToResend(known, NOW)).toBe(60);
    expect(secondsToResend(known, NOW + 59_001)).toBe(1);
    expect(secondsToResend(known, NOW + 60_000)).toBe(0);
    expect(secondsToResend(null, NOW)).toBe(0);
  });

  test("a device's wrong clock makes nobody wait longer than a minute", () => {
    const anHourBehind = sentCode('p1', answer(), NOW - 3_600_000);
    expect(secondsToResend(anHourBehind, NOW - 3_600_000)).toBe(60);
    const anHourAhead = sentCode('p1', answer(), NOW + 3_600_000);
    expect(secondsToResend(anHourAhead, NOW + 3_600_000)).toBe(0);
  });

  test('a refused one is no sent code', () => {
    const refused = answer({
      userErrors: [{ __typename: 'UserError', code: 'RESEND_TOO_SOON', message: 'Esperá', path: [] }],
    });
    expect(sentCode('p1', refused, NOW)).toBeNull();
  });
});

test('what is kept in the tab is read again, and anything else is as if nothing was there', () => {
  expect(parseSentCode(JSON.stringify(known))).toEqual(known);
  for (const text of [null, '', '{', '[]', '{"proposalId":1}', 'null'])
    expect(parseSentCode(text)).toBeNull();
});
