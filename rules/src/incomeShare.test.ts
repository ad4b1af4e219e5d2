import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCOME_SHARE_MAX, incomeShare, installmentWithinShare } from './incomeShare.ts';

describe('the share of income', () => {
  it.each([
    [280_000, 1_000_000, 28],
    [280_000.01, 1_000_000, 29],
    [350_000, 1_000_000, 35],
    [350_000.01, 1_000_000, 36],
    [1_500_000, 1_000_000, 150],
    [0.29, 0.5, 58],
  ])('of %d out of %d is %d %%, never rounded down', (monthly, income, percent) => {
    expect(incomeShare(monthly, income)).toBe(percent);
  });
});

describe('the highest instalment within 35 % of the income', () => {
  it.each([
    [1_000_000, 100_000, 250_000],
    [1_000_001, 0, 350_000.35],
    [1_000_000, 350_000, 0],
    [100_000, 50_000, -15_000],
  ])('for an income of %d and a premium of %d is %d', (income, premium, left) => {
    expect(installmentWithinShare(income, premium)).toBe(left);
  });

  it('stays within the share, while one more cent does not', () => {
    const pesos = fc.integer({ min: 10_000_000, max: 10_000_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(pesos, fc.integer({ min: 0, max: 3_000_000 }), (income, premiumCents) => {
        const premium = premiumCents / 100;
        const left = installmentWithinShare(income, premium);
        const cents = Math.round(left * 100) + premiumCents;
        expect(incomeShare(cents / 100, income)).toBeLessThanOrEqual(INCOME_SHARE_MAX);
        expect(incomeShare((cents + 1) / 100, income)).toBeGreaterThan(INCOME_SHARE_MAX);
      }),
    );
  });
});
