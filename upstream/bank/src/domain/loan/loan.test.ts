import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFraction, type Convention, effectiveYearly, monthlyRate, nominalYearly } from './conventions.ts';
import { internalRate, totalCost } from './cost.ts';
import { big, sum, formatCents } from './decimal.ts';
import { frenchSchedule, presentValue, pureInstallment } from './french.ts';

const IVA = big('0.21');
const conventions = fc.constantFrom<Convention>('30/360', '30/365');
const loans = fc.record({
  principal: fc.integer({ min: 1_000_000, max: 89_999_999 }).map(big),
  tna: fc.integer({ min: 1, max: 2000 }).map((tenths) => big(tenths).div(10)),
  terms: fc.integer({ min: 1, max: 60 }),
  convention: conventions,
});

const percent = (fraction: ReturnType<typeof big>) => formatCents(fraction.times(100));

function paidEachMonth(rows: ReturnType<typeof frenchSchedule>['rows']) {
  return rows.map(({ capital, interest, vat }) => sum([capital, interest, vat]));
}

describe('fixed rate, French system', () => {
  it.each([
    [
      '10000000',
      '45',
      24,
      '30/360',
      '55.55',
      '639189.03',
      '717939.03',
      '639189.16',
      '5340536.85',
      '70.32',
      '54.45',
    ],
    [
      '10000000',
      '45',
      24,
      '30/365',
      '55.56',
      '635788.75',
      '713459.98',
      '635788.82',
      '5258930.07',
      '70.35',
      '54.45',
    ],
    [
      '1000000',
      '38.9',
      1,
      '30/360',
      '46.64',
      '1032416.67',
      '1039224.17',
      '1032416.67',
      '32416.67',
      '58.68',
      '47.07',
    ],
    ['5000000', '0', 18, '30/360', '0.00', '277777.78', '277777.78', '277777.74', '0.00', '0.00', '0.00'],
    [
      '15000000',
      '29.9',
      12,
      '30/360',
      '34.36',
      '1461569.17',
      '1540056.67',
      '1461569.19',
      '2538830.06',
      '42.82',
      '36.18',
    ],
  ] as const)(
    '%s at a TNA of %s in %i instalments, %s',
    (amount, tna, terms, convention, tea, pure, firstWithIva, lastPure, interest, cftea, cftna) => {
      const principal = big(amount);
      const rate = monthlyRate(tna, convention);
      const french = frenchSchedule({ principal, rate, terms, vatRate: IVA });
      const [first, last] = [french.rows[0], french.rows.at(-1)];
      const cost = totalCost(principal, paidEachMonth(french.rows), convention);
      expect({
        tea: percent(effectiveYearly(asFraction(rate), convention)),
        pure: formatCents(french.pure),
        firstWithIva: first && formatCents(french.pure.plus(first.vat)),
        lastPure: last && formatCents(last.capital.plus(last.interest)),
        interest: formatCents(sum(french.rows.map((row) => row.interest))),
        cftea: cost && percent(cost.cftea),
        cftna: cost && percent(cost.cftna),
      }).toEqual({ tea, pure, firstWithIva, lastPure, interest, cftea, cftna });
    },
  );

  it('rounds an exact half-cent of interest up: 71,241,000 · 59.29 / 1200 is 3,519,899.075', () => {
    const rate = monthlyRate('59.29', '30/360');
    const [first] = frenchSchedule({ principal: big(71_241_000), rate, terms: 72, vatRate: IVA }).rows;
    expect(first?.interest.toString()).toBe('3519899.08');
  });

  it('repays the principal to the cent and ends with a balance of 0', () => {
    fc.assert(
      fc.property(loans, ({ principal, tna, terms, convention }) => {
        const rate = monthlyRate(tna, convention);
        const { rows } = frenchSchedule({ principal, rate, terms, vatRate: IVA });
        expect(sum(rows.map((row) => row.capital)).eq(principal)).toBe(true);
        expect(rows.at(-1)?.balance.eq(0)).toBe(true);
        expect(rows).toHaveLength(terms);
        for (const { capital, interest, vat } of rows) {
          for (const value of [capital, interest, vat]) expect(value.eq(value.round(2))).toBe(true);
        }
      }),
    );
  });

  it('the instalment with IVA never rises before the last', () => {
    fc.assert(
      fc.property(loans, ({ principal, tna, terms, convention }) => {
        const { rows } = frenchSchedule({
          principal,
          rate: monthlyRate(tna, convention),
          terms,
          vatRate: IVA,
        });
        const paid = paidEachMonth(rows).slice(0, -1);
        for (const [at, value] of paid.entries()) expect(value.lte(paid[at - 1] ?? value)).toBe(true);
      }),
    );
  });

  it('presentValue is the inverse of pureInstallment', () => {
    fc.assert(
      fc.property(loans, ({ principal, tna, terms, convention }) => {
        const rate = monthlyRate(tna, convention);
        const back = presentValue(pureInstallment(principal, rate, terms), rate, terms);
        expect(back.minus(principal).abs().lt(terms)).toBe(true);
      }),
    );
    expect(formatCents(presentValue(big(100), monthlyRate(0, '30/360'), 12))).toBe('1200.00');
  });
});

describe('total financial cost', () => {
  it('is the rate plus IVA without fees, for any term', () => {
    fc.assert(
      fc.property(loans, ({ principal, tna, terms, convention }) => {
        const rate = monthlyRate(tna, convention);
        const { rows } = frenchSchedule({ principal, rate, terms, vatRate: IVA });
        const cost = totalCost(principal, paidEachMonth(rows), convention);
        const expected = effectiveYearly(asFraction(rate).times(IVA.plus(1)), convention);
        // A million pesos in cents: tolerance for the rounding of each row.
        expect(cost?.cftea.minus(expected).abs().lt('0.00001')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('CFTEA ≥ TEA ≥ TNA at any positive rate', () => {
    fc.assert(
      fc.property(loans, ({ principal, tna, terms, convention }) => {
        const rate = monthlyRate(tna, convention);
        const tea = effectiveYearly(asFraction(rate), convention);
        const { rows } = frenchSchedule({ principal, rate, terms, vatRate: IVA });
        const cost = totalCost(principal, paidEachMonth(rows), convention);
        expect(cost?.cftea.gte(tea)).toBe(true);
        expect(tea.gte(big(tna).div(100).minus('1e-20'))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('does not exist if the cash flows do not change sign', () => {
    expect(internalRate([big(100), big(100)])).toBeNull();
    expect(internalRate([big(-100), big(-1)])).toBeNull();
    expect(internalRate([big(-100)])).toBeNull();
    expect(totalCost(big(0), [big(10)], '30/360')).toBeNull();
  });

  it('can be negative', () => {
    expect(
      internalRate([big(-100), big(90)])
        ?.round(10)
        .toString(),
    ).toBe('-0.1');
  });

  it('a nominal rate and its monthly rate convert into each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), conventions, (tenths, convention) => {
        const tna = big(tenths).div(10);
        const back = nominalYearly(asFraction(monthlyRate(tna, convention)), convention).times(100);
        expect(back.minus(tna).abs().lt('1e-20')).toBe(true);
      }),
    );
  });
});
