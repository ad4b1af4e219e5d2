import { describe, expect, test } from 'vitest';
import { parseSentCode, secondsToResend, sentCode } from './sentCode.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const SECOND = 1_000;
const PURPOSE = { proposalId: 'p1', returning: false };
const answer = (change = {}) => ({
  __typename: 'SendPhoneCodePayload' as const,
  maskedPhone: '•• •••• 1234',
  expiresAt: '2026-11-20T15:05:00Z',
  resendAfter: '2026-11-20T15:01:00Z',
  userErrors: [],
  ...change,
});
const refusedBy = (code: 'RESEND_TOO_SOON' | 'TOO_MANY_CODES') =>
  answer({
    maskedPhone: null,
    expiresAt: null,
    resendAfter: null,
    userErrors: [{ __typename: 'UserError', code, message: 'Esperá', path: [] }],
  });
const known = sentCode(PURPOSE, answer(), NOW);
const kept = (code = known) => JSON.stringify(code);

describe('[CA-15] the phone code that this tab had sent', () => {
  test('is known after a reload while it is good', () => {
    expect(parseSentCode(kept(), NOW + 59 * SECOND)).toEqual(known);
    expect(parseSentCode(kept(), NOW + 300 * SECOND - 1)).toEqual(known);
    expect(parseSentCode(kept(), NOW + 300 * SECOND)).toBeNull();
  });

  test('can be asked for again after a minute, counted in whole seconds', () => {
    expect(secondsToResend(known, NOW)).toBe(60);
    expect(secondsToResend(known, NOW + 59_001)).toBe(1);
    expect(secondsToResend(known, NOW + 60_000)).toBe(0);
    expect(secondsToResend(null, NOW)).toBe(0);
  });

  test('keeps to a bank that allows another one sooner', () => {
    const soon = sentCode(PURPOSE, answer({ resendAfter: '2026-11-20T15:00:30Z' }), NOW);
    expect(secondsToResend(soon, NOW)).toBe(30);
  });

  test.each([
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['two minutes fast', 120 * SECOND],
  ])('makes nobody wait longer than a minute on a device whose clock is %s', (_clock, error) => {
    const now = NOW + error;
    const sent = sentCode(PURPOSE, answer(), now);
    expect(secondsToResend(sent, now)).toBe(60);
    expect(secondsToResend(sent, now + 60 * SECOND)).toBe(0);
    expect(parseSentCode(kept(sent), now + 119 * SECOND)).not.toBeNull();
  });

  test.each([
    ['back', -HOUR, 60],
    ['forward by less than the code is good for', 90 * SECOND, 0],
  ])('makes nobody wait longer when the clock is set %s before a reload', (_way, change, seconds) => {
    const now = NOW + change;
    expect(secondsToResend(parseSentCode(kept(), now), now)).toBe(seconds);
  });

  test('is the one of a moment ago when the bank says that it is too soon for another', () => {
    const earlier = sentCode(PURPOSE, refusedBy('RESEND_TOO_SOON'), NOW);
    expect(earlier).toMatchObject({ ...PURPOSE, maskedPhone: null });
    expect(secondsToResend(earlier, NOW)).toBe(60);
  });

  test('is not one that the bank refused to send', () => {
    expect(sentCode(PURPOSE, refusedBy('TOO_MANY_CODES'), NOW)).toBeNull();
  });
});

test('what is kept in the tab is read again, and anything else is as if nothing was there', () => {
  for (const text of [null, '', '{', '[]', '{"proposalId":1}', 'null', '{"proposalId":"p1"}'])
    expect(parseSentCode(text, NOW)).toBeNull();
});
