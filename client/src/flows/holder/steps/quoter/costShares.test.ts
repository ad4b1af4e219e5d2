import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costShares, shareOut } from './costShares.ts';
import type { InstallmentView } from './schedule.ts';

const money = (cents: number) => ({ __typename: 'Money' as const, amount: (cents / 100).toFixed(2) });

type Parts = { capital: number; interest: number; vat: number; fees: number };
const rowOf = ({ capital, interest, vat, fees }: Parts, at = 0): InstallmentView => ({
  __typename: 'Installment',
  number: at + 1,
  dueOn: '2027-01-10',
  payableOn: '2027-01-11',
  capital: money(capital),
  interest: money(interest),
  vat: money(vat),
  fees: money(fees),
  total: money(capital + interest + vat + fees),
  balance: money(0),
  totalInUva: null,
  projectedTotal: null,
});
const feesOf = (granting: number, monthly: number, lifeInsuranceRate: string) => ({
  __typename: 'LoanFees' as const,
  granting: money(granting),
  netDisbursed: money(0),
  monthly: money(monthly),
  lifeInsuranceRate,
  installmentWithFees: money(0),
});

const cents = fc.integer({ min: 0, max: 90_000_000_00 });

describe('splitting in proportion', () => {
  test.each([
    [[1, 1, 1], 1000, [334, 333, 333]],
    [[46, 44.6, 9.4], 1000, [460, 446, 94]],
    [[0, 0], 1000, [0, 0]],
  ])('uses the proportions %j to split %d into %j', (amounts, whole, shares) => {
    expect(shareOut(amounts, whole)).toEqual(shares);
  });

  test('adds up to the total and keeps each share within a tenth of the exact value', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), (amounts) => {
        const total = amounts.reduce((all, amount) => all + amount, 0);
        fc.pre(total > 0);
        const shares = shareOut(amounts, 1000);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(1000);
        for (const [at, share] of shares.entries()) {
          expect(Math.abs(share - ((amounts[at] ?? 0) * 1000) / total)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('the shares of each 100 pesos', () => {
  test('consist of capital, interest and IVA for a loan without fees', () => {
    const rows = [rowOf({ capital: 4600, interest: 4460, vat: 940, fees: 0 })];
    expect(costShares({ fees: null }, rows)).toEqual([
      { part: 'capital', cents: 4600, tenths: 460 },
      { part: 'interest', cents: 4460, tenths: 446 },
      { part: 'vat', cents: 940, tenths: 94 },
    ]);
  });

  test('take the granting fee from the capital and the insurance from the rest of the monthly fee', () => {
    const rows = [rowOf({ capital: 5000, interest: 3000, vat: 1000, fees: 1000 })];
    expect(costShares({ fees: feesOf(500, 700, '0.18') }, rows)).toEqual([
      { part: 'capital', cents: 4500, tenths: 450 },
      { part: 'interest', cents: 3000, tenths: 300 },
      { part: 'vat', cents: 1000, tenths: 100 },
      { part: 'granting', cents: 500, tenths: 50 },
      { part: 'monthly', cents: 700, tenths: 70 },
      { part: 'insurance', cents: 300, tenths: 30 },
    ]);
    expect(costShares({ fees: feesOf(0, 700, '0') }, rows).at(-1)).toMatchObject({
      part: 'monthly',
      cents: 1000,
    });
  });

  test('add up to the schedule’s total to the cent and to 100 pesos', () => {
    const row = fc.record({
      capital: fc.integer({ min: 100_000, max: 900_000_00 }),
      interest: fc.integer({ min: 0, max: 900_000_00 }),
      vat: fc.integer({ min: 0, max: 200_000_00 }),
      fees: fc.integer({ min: 0, max: 90_000_00 }),
    });
    const charges = fc.record({
      granting: fc.integer({ min: 0, max: 100_000 }),
      monthly: fc.integer({ min: 0, max: 90_000_00 }),
      rate: fc.constantFrom('0', '0.18'),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 60 }),
        charges,
        (parts, { granting, monthly, rate }) => {
          const rows = parts.map(rowOf);
          const shares = costShares({ fees: feesOf(granting, monthly, rate) }, rows);
          const total = rows.reduce(
            (all, { total: { amount } }) => all + Math.round(Number(amount) * 100),
            0,
          );
          expect(shares.reduce((all, share) => all + share.cents, 0)).toBe(total);
          expect(shares.reduce((all, share) => all + share.tenths, 0)).toBe(1000);
        },
      ),
    );
  });
});
