import { expect, test } from 'vitest';
import type { LoanPaymentsViewFragment } from '../../generated/graphql.ts';
import { installmentWithInsurance, insuranceRows } from './installmentWithInsurance.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const figures: LoanPaymentsViewFragment = {
  __typename: 'LoanFigures',
  mode: 'FIXED',
  firstInstallment: {
    __typename: 'FirstInstallment',
    total: money('1464615.43'),
    paymentDate: '2027-01-11',
    extraDays: 21,
  },
  secondInstallment: money('954204.45'),
};
const policy = { monthlyPremium: money('261728.10') };

test('a month costs the second instalment and the premium, to the cent', () => {
  expect(installmentWithInsurance(figures, policy)).toBe('1215932.55');
  expect(insuranceRows(figures, policy)).toEqual([{ term: 'Cuota + seguro', value: '$\u00a01.215.932,55' }]);
});

test('with one instalment it is that one', () => {
  expect(installmentWithInsurance({ ...figures, secondInstallment: null }, policy)).toBe('1726343.53');
});

test('nothing is added up before a policy is chosen, or without figures', () => {
  expect(insuranceRows(figures, null)).toEqual([]);
  const unknown = { ...figures, firstInstallment: null, secondInstallment: null };
  expect(installmentWithInsurance(unknown, policy)).toBeNull();
});
