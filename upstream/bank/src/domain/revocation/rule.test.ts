import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import { type Claim, claimantIn, revocableUntil } from './rule.ts';

const NONE: ReadonlySet<string> = new Set();
const parties = {
  number: 104_900,
  owner: { document: '30111222', gender: 'F' },
  coOwner: { document: '30333444', gender: 'M' },
} as Parameters<typeof claimantIn>[1];
const claim: Claim = { document: '30111222', gender: 'F', proposalNumber: null };
const coOwners: Partial<Claim> = { document: '30333444', gender: 'M' };

describe('the claimant', () => {
  it.each<[string, Partial<Claim>, 'OWNER' | 'CO_OWNER' | null]>([
    ['document and gender', {}, 'OWNER'],
    ['the number too', { proposalNumber: 104_900 }, 'OWNER'],
    ["the co-owner's", coOwners, 'CO_OWNER'],
    ["the co-owner's with the number", { ...coOwners, proposalNumber: 104_900 }, 'CO_OWNER'],
    ['another number', { proposalNumber: 104_901 }, null],
    ['another document', { document: '30111223' }, null],
    ['another gender', { gender: 'M' }, null],
    ["one borrower's document and the other's gender", { ...coOwners, gender: 'F' }, null],
    ['another gender with the number', { gender: 'M', proposalNumber: 104_900 }, null],
  ])('is matched by document, gender and number: %s', (_by, change, expected) => {
    expect(claimantIn({ ...claim, ...change }, parties)).toBe(expected);
  });

  it('never matches a missing co-owner', () => {
    expect(claimantIn({ ...claim, ...coOwners }, { ...parties, coOwner: null })).toBeNull();
  });
});

describe('ten business days', () => {
  it.each([
    ['on the day of the signature', '2026-11-20', '2026-11-20', '2026-12-07', 10],
    ['on a Sunday', '2026-11-20', '2026-11-22', '2026-12-07', 10],
    ['on the holiday that moved to Monday', '2026-11-20', '2026-11-23', '2026-12-07', 10],
    ['on the first business day', '2026-11-20', '2026-11-24', '2026-12-07', 10],
    ['on the second one', '2026-11-20', '2026-11-25', '2026-12-07', 9],
    ['on the last day', '2026-11-20', '2026-12-07', '2026-12-07', 1],
    ['after it', '2026-11-20', '2026-12-09', '2026-12-07', 0],
    ['signed at a weekend', '2026-11-21', '2026-11-21', '2026-12-07', 10],
    ['over Christmas', '2026-12-18', '2026-12-28', '2027-01-05', 6],
  ])('%s', (_when, from, today, until, businessDaysLeft) => {
    expect(revocableUntil(from, today, NONE)).toEqual({ until, businessDaysLeft });
  });

  it('skip bridge days from the settings', () => {
    expect(revocableUntil('2026-11-20', '2026-11-20', new Set(['2026-12-07'])).until).toBe('2026-12-09');
  });

  it('end on a business day with at most ten left', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (from, later) => {
        const { until, businessDaysLeft } = revocableUntil(from, addDays(from, later), NONE);
        expect(until > from).toBe(true);
        expect(isBusinessDay(until, NONE)).toBe(true);
        expect(businessDaysLeft).toBeLessThanOrEqual(10);
        expect(businessDaysLeft > 0).toBe(addDays(from, later) <= until);
      }),
    );
  });
});
