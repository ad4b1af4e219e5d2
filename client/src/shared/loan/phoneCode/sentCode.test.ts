import { describe, expect, test } from 'vitest';
import { codeKey, parseSentCode, secondsToResend, sentCode } from './sentCode.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const SECOND = 1_000;
const KEY = codeKey({ proposalId: 'p1', purpose: 'VALIDATION' });
const answer = (change = {}) => ({
  sentCode: {
    maskedPhone: '•• •••• 1234',
    expiresAt: '2026-11-20T15:05:00Z',
    resendableAt: '2026-11-20T15:01:00Z',
    ...change,
  },
  userErrors: [],
});
const refusedBy = (code: 'RESEND_TOO_SOON' | 'TOO_MANY_CODES') => ({
  sentCode: null,
  userErrors: [{ code, message: 'Esperá' }],
});
const known = sentCode(KEY, answer(), NOW);
const stored = (code = known) => JSON.stringify(code);

describe('[CA-15] the phone code sent for this tab', () => {
  test('is remembered across reloads while it is valid', () => {
    expect(parseSentCode(stored(), NOW + 59 * SECOND)).toEqual(known);
    expect(parseSentCode(stored(), NOW + 300 * SECOND - 1)).toEqual(known);
    expect(parseSentCode(stored(), NOW + 300 * SECOND)).toBeNull();
  });

  test('can be resent after a minute, counted in whole seconds', () => {
    expect(secondsToResend(known, NOW)).toBe(60);
    expect(secondsToResend(known, NOW + 59_001)).toBe(1);
    expect(secondsToResend(known, NOW + 60_000)).toBe(0);
    expect(secondsToResend(null, NOW)).toBe(0);
  });

  test.each([
    ['immediately', '15:00:00', 0],
    ['after half a minute', '15:00:30', 30],
    ['after two minutes', '15:02:00', 120],
  ])('can be resent %s if the bank says so, even in a late response', (_when, time, seconds) => {
    for (const late of [0, 3 * SECOND]) {
      const sent = sentCode(KEY, answer({ resendableAt: `2026-11-20T${time}Z` }), NOW + late);
      expect(secondsToResend(sent, NOW + late)).toBe(seconds);
    }
  });

  test.each([
    ['an hour slow', -HOUR],
    ['an hour fast', HOUR],
    ['two minutes fast', 120 * SECOND],
  ])('can be resent within a minute on a device whose clock is %s', (_clock, error) => {
    const now = NOW + error;
    const sent = sentCode(KEY, answer(), now);
    expect(secondsToResend(sent, now)).toBe(60);
    expect(secondsToResend(sent, now + 60 * SECOND)).toBe(0);
    expect(parseSentCode(stored(sent), now + 119 * SECOND)).not.toBeNull();
  });

  test.each([
    ['back', -HOUR, 60],
    ['forward by less than the code’s validity', 90 * SECOND, 0],
  ])('requires no longer wait if the clock is set %s before a reload', (_way, change, seconds) => {
    const now = NOW + change;
    expect(secondsToResend(parseSentCode(stored(), now), now)).toBe(seconds);
  });

  test('is the previous one if the bank rejects another as too soon', () => {
    const earlier = sentCode(KEY, refusedBy('RESEND_TOO_SOON'), NOW);
    expect(earlier).toMatchObject({ key: KEY, maskedPhone: null });
    expect(secondsToResend(earlier, NOW)).toBe(60);
  });

  test('is absent if the bank did not send it', () => {
    expect(sentCode(KEY, refusedBy('TOO_MANY_CODES'), NOW)).toBeNull();
  });
});

test('reads the code from the tab’s storage and ignores invalid content', () => {
  for (const text of [null, '', '{', '[]', '{"key":1}', 'null', '{"key":"p1"}'])
    expect(parseSentCode(text, NOW)).toBeNull();
});
