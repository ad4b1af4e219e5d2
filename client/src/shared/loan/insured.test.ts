import { expect, test } from 'vitest';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import {
  assumptionText,
  insuredByPolicy,
  insuredByEstimate,
  installmentWithInsurance,
  insuranceRows,
  insuredBar,
  insuredCost,
  premiumText,
  totalRows,
} from './insured.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const figures: LoanPaymentsViewFragment = {
  __typename: 'LoanFigures',
  mode: 'FIXED',
  firstInstallment: {
    __typename: 'FirstInstallment',
    total: money('1464615.43'),
    payableOn: '2027-01-11',
    extraDays: 21,
  },
  secondInstallment: money('954204.45'),
};
const policy = { monthlyPremium: money('261728.10') };

test('calculates the monthly total as the second instalment plus the premium, to the cent', () => {
  expect(installmentWithInsurance(figures, policy)).toBe('1215932.55');
  expect(insuranceRows(figures, policy)).toEqual([
    { term: 'Total por mes, con seguro', value: '$\u00a01.215.932,55' },
  ]);
});

test('uses the only instalment of a single-instalment loan for the monthly total', () => {
  expect(installmentWithInsurance({ ...figures, secondInstallment: null }, policy)).toBe('1726343.53');
});

test('has no monthly total without a policy or figures', () => {
  expect(insuranceRows(figures, null)).toEqual([]);
  const unknown = { ...figures, firstInstallment: null, secondInstallment: null };
  expect(installmentWithInsurance(unknown, policy)).toBeNull();
});

const estimate = insuredByEstimate({
  __typename: 'InsuranceEstimate',
  monthlyPremium: money('300889.68'),
  cftea: '92.15',
  assumed: {
    __typename: 'InsuranceAssumptions',
    driverAge: 35,
    vehicleAge: null,
    province: 'Ciudad Autónoma de Buenos Aires',
  },
});
const loan = { ...figures, term: 48, totalToPay: money('42778903.14') };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('calculates totals for the loan alone and with all monthly premiums', () => {
  expect(totalRows(loan, null).map(({ term }) => term)).toEqual(['Total a pagar']);
  expect(totalRows(loan, estimate).map(({ term, value }) => plain(`${term}: ${value}`))).toEqual([
    'Total a pagar: $ 42.778.903,14',
    'Total a pagar, con seguro (estimado): $ 57.221.607,78',
  ]);
  const [, together] = totalRows(loan, insuredByPolicy(policy, '71.30'));
  expect(together).toMatchObject({ term: 'Total a pagar, con seguro', value: '$\u00a055.341.851,94' });
});

test('matches the totals to the first instalment’s range while the payment day is unknown', () => {
  const day = (amount: string) => ({
    __typename: 'PaymentDay' as const,
    firstInstallment: money(amount),
    firstPayableOn: '2027-01-11',
  });
  const window = {
    __typename: 'PaymentWindow' as const,
    earliestOn: '2026-12-04',
    latestOn: '2026-12-14',
    least: day('955420.91'),
    most: day('1719219.51'),
  };
  const lines = totalRows(loan, insuredByPolicy(policy, null), window).map(({ term, value }) =>
    plain(`${term}: ${value}`),
  );
  expect(lines).toEqual([
    'Total a pagar: de $ 42.269.708,62 a $ 43.033.507,22',
    'Total a pagar, con seguro: de $ 54.832.657,42 a $ 55.596.456,02',
  ]);
});

test('marks an estimate and lists its assumptions', () => {
  if (estimate === null) throw new Error('There is no estimate.');
  expect(plain(premiumText(estimate))).toBe('desde $ 300.889,68 por mes');
  expect(insuredCost(estimate)).toMatchObject({ label: 'CFTEA con seguro', note: 'estimado' });
  expect(assumptionText(estimate)).toBe(
    'Seguro estimado: la póliza más económica de hoy, para un conductor de 35 años y un domicilio en Ciudad Autónoma de Buenos Aires. Lo elegís más adelante.',
  );
  expect(assumptionText({ ...estimate, assumed: null })).toBe(
    'Seguro estimado: la póliza más económica de hoy. Lo elegís más adelante.',
  );
});

test('does not mark a selected policy as an estimate', () => {
  const policyOf = insuredByPolicy(policy, '71.30');
  expect(plain(premiumText(policyOf))).toBe('$ 261.728,10 por mes');
  expect(insuredCost(policyOf)).toEqual({ label: 'CFTEA con seguro', value: '71,30\u00a0%' });
});

test('starts the phone bar with the monthly total and includes both CFTEAs', () => {
  const bar = (insured: typeof estimate) => {
    const { label, value, notes } = insuredBar({ ...figures, cftea: '57.75' }, insured);
    return [`${label}: ${value}`, ...notes].map(plain);
  };
  expect(bar(estimate)).toEqual([
    'Total por mes, estimado: $ 1.255.094,13',
    '1.ª cuota $ 1.464.615,43, luego $ 954.204,45',
    '+ seguro obligatorio desde $ 300.889,68 por mes',
    'CFTEA con IVA 57,75 % · con seguro 92,15 %',
  ]);
  expect(bar(null)).toEqual([
    '1.ª cuota $ 1.464.615,43, luego: $ 954.204,45',
    '+ seguro obligatorio: lo elegís más adelante',
    'CFTEA con IVA 57,75 %',
  ]);
});
