import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grownBy, monthlyRate } from './conventions.ts';
import { internalRate, nearRate } from './cost.ts';
import { big, power, root, formatCents } from './decimal.ts';
import { monthlyRise } from './uva.ts';

const differ = (one: ReturnType<typeof big>, other: ReturnType<typeof big>) => one.minus(other).abs();

describe('decimal arithmetic', () => {
  it('a root is exact to 25 decimal places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 900_000, max: 5_000_000 }).map((millionths) => big(millionths).div(1_000_000)),
        fc.integer({ min: 1, max: 30 }),
        (base, degree) => {
          expect(differ(root(power(base, degree), degree), base).lt('1e-25')).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['-0.004', '0.00'],
    ['0.005', '0.01'],
    ['-1.005', '-1.01'],
  ])('%s is %s at two decimal places', (value, text) => {
    expect(formatCents(big(value))).toBe(text);
  });

  it('an annual UVA increase becomes a constant monthly increase', () => {
    expect(monthlyRise(big(1_000), big(1_000).times(power(big('1.02'), 12)))).toBe('2.00');
    expect(monthlyRise(big(1_000), big(1_000))).toBe('0.00');
  });

  it('grownBy multiplies a rate without dividing', () => {
    const grown = grownBy(monthlyRate('36.3', '30/360'), big('1.21'));
    expect([grown.numerator, grown.denominator].map(String)).toEqual(['43.923', '1200']);
  });
});

/** Returns a principal and its instalments without fees, so that the rate is known. */
const annuity = (rate: string, terms: number) => {
  const growth = power(big(rate).plus(1), terms);
  const payment = big(10_000_000).times(rate).times(growth).div(growth.minus(1));
  return [big(-10_000_000), ...Array.from({ length: terms }, () => payment)];
};

describe('the internal rate of return', () => {
  const rates = ['0.0001', '0.0123456789', '0.035', '0.2', '1.5', '4.9'];

  it.each(rates)('of an annuity at %s a month is that rate', (rate) => {
    for (const terms of [1, 2, 12, 60]) {
      expect(differ(nearRate(annuity(rate, terms)), big(rate)).lt('1e-11')).toBe(true);
      expect(differ(internalRate(annuity(rate, terms)) ?? big(0), big(rate)).lt('1e-12')).toBe(true);
    }
  });

  it.each(rates)('is %s from any starting point, for lender and borrower alike', (rate) => {
    const flows = annuity(rate, 24);
    for (const begin of ['-0.5', '0', '0.034', '4']) {
      expect(differ(internalRate(flows, big(begin)) ?? big(0), big(rate)).lt('1e-12')).toBe(true);
    }
    const reversed = flows.map((flow) => flow.times(-1));
    expect(differ(internalRate(reversed) ?? big(0), big(rate)).lt('1e-12')).toBe(true);
  });
});
