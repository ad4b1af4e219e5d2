import { describe, expect, test } from 'vitest';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { figures, insurance, money } from '#testing/samples/loan.ts';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { incomeOf, shareOf } from './incomeShare.ts';

const payer = (amount: string | null) =>
  ({ __typename: 'Person', monthlyIncome: amount === null ? null : money(amount) }) as const;
const insured = insuredByEstimate(insurance);

describe('the income for the loan', () => {
  test.each([
    ['the declared one, whatever was entered', payer('3000000.00'), null, 1, 3_000_000, false],
    ['the entered one if none was declared', payer(null), null, 2_000_000, 2_000_000, false],
    ['the sum with the co-owner’s income', payer('3000000.00'), payer('1000000.00'), null, 4_000_000, true],
    [
      'the applicant’s if the co-owner declared none',
      payer('3000000.00'),
      payer(null),
      null,
      3_000_000,
      false,
    ],
    ['the entered one plus the co-owner’s', payer(null), payer('500000.00'), 1_000_000, 1_500_000, true],
  ])('is %s', (_what, owner, coOwner, typed, pesos, hasCoOwners) => {
    expect(incomeOf({ owner, coOwner }, typed)).toEqual({ pesos, hasCoOwners });
  });

  test('is unknown without the applicant’s income', () => {
    expect(incomeOf({ owner: payer(null), coOwner: payer('500000.00') }, null)).toBeNull();
    expect(incomeOf({ owner: payer(null) }, 0)).toBeNull();
  });
});

describe('the sentence on the share of income', () => {
  const of = (pesos: number, hasCoOwners = false) => ({ pesos, hasCoOwners });

  // 954,204.45 plus 300,889.68 a month.
  test('includes the insurance in the second instalment', () => {
    expect(shareOf(figures, insured, of(4_000_000))).toEqual({
      sentence: 'La cuota con el seguro es el 32\u00a0% de tu ingreso.',
      isAbove: false,
    });
  });

  test('is a warning from the first cent above 35 %', () => {
    expect(shareOf(figures, insured, of(3_585_983.23))?.isAbove).toBe(false);
    expect(shareOf(figures, insured, of(3_585_983.2))).toEqual({
      sentence: 'La cuota con el seguro es el 36\u00a0% de tu ingreso.',
      isAbove: true,
    });
  });

  test('names the co-owner if their income is included', () => {
    expect(shareOf(figures, insured, of(4_000_000, true))?.sentence).toMatch(
      /de tu ingreso y el de tu cotitular\.$/,
    );
  });

  test('includes only the instalment if no insurance is estimated', () => {
    expect(shareOf(figures, null, of(4_000_000))?.sentence).toBe('La cuota es el 24\u00a0% de tu ingreso.');
  });

  test('says that a UVA instalment is in today’s pesos', () => {
    expect(shareOf({ ...figures, mode: 'UVA' }, insured, of(4_000_000))?.sentence).toMatch(
      /de tu ingreso, al valor de hoy de la UVA\.$/,
    );
  });

  test('uses the only instalment and is omitted without one', () => {
    const only = { ...figures, secondInstallment: null };
    expect(shareOf(only, null, of(4_000_000))?.sentence).toMatch(/^La cuota es el 37/);
    expect(shareOf({ ...only, firstInstallment: null }, insured, of(4_000_000))).toBeNull();
  });

  describe('at a point of sale', () => {
    readAsStaff();
    test('addresses the customer’s income in the third person', () => {
      expect(shareOf(figures, insured, of(4_000_000))?.sentence).toMatch(/ de su ingreso\.$/);
    });
  });
});
