import { expect, test } from 'vitest';
import { feeRows } from './feeRows.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });

test('[EN-04] lists each fee and the amount that the borrower receives', () => {
  const rows = feeRows({
    fees: {
      __typename: 'LoanFees',
      granting: money('363000.00'),
      netDisbursed: money('9637000.00'),
      monthly: money('3025.00'),
      lifeInsuranceRate: '0.18',
    },
  });
  expect(rows.map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
    'Otorgamiento con IVA: $ 363.000,00',
    'Recibís: $ 9.637.000,00',
    'Cargo mensual con IVA: $ 3.025,00',
    'Seguro de vida: 0,18 % por mes del saldo',
  ]);
});

test('returns no rows for a loan without fees', () => expect(feeRows({ fees: null })).toEqual([]));
