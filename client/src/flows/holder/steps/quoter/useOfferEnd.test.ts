import { describe, expect, test } from 'vitest';
import { isPast, offerEndOf } from './useOfferEnd.ts';

describe('[CA-43] an offer', () => {
  test.each([
    ['2026-11-30', '2026-11-30T12:00:00Z', false],
    ['2026-11-30', '2026-12-01T02:59:59Z', false],
    ['2026-11-30', '2026-12-01T03:00:00Z', true],
    [null, '2030-01-01T12:00:00Z', false],
  ])('valid until %s has expired at %s: %s', (validUntil, now, past) =>
    expect(isPast(validUntil, new Date(now))).toBe(past),
  );

  test.each([
    ['OFFER_EXPIRED', 'OFFER_EXPIRED'],
    ['OFFER_TAKEN', 'OFFER_TAKEN'],
    ['OFFER_CHANGED', null],
  ])('has ended after a rejection with %s: %s', (code, end) => expect(offerEndOf({ code })).toBe(end));
});
