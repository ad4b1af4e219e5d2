import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { barOf, type PaymentDay, totalRange, totalText } from './payments.ts';
import type { InsuranceEstimateViewFragment, LoanPaymentsViewFragment } from '#generated/graphql.ts';

type Policy = { monthlyPremium: { amount: string } };

/** The mandatory policy: the selected one, or the bank's estimate of the cheapest. Rates are percentages. */
export type Insured = Policy & {
  cftea: string | null;
  isEstimate: boolean;
  assumed: InsuranceEstimateViewFragment['assumed'];
};

/** Wraps the bank's estimate; null without one. */
export const insuredByEstimate = (view: InsuranceEstimateViewFragment | null | undefined): Insured | null =>
  view ? { ...view, isEstimate: true } : null;

/** Wraps a selected policy; null before one is selected. */
export const insuredByPolicy = (policy: Policy | null, cftea: string | null): Insured | null =>
  policy && { ...policy, cftea, isEstimate: false, assumed: null };

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const pesos = (amount: number): string => (amount / 100).toFixed(2);

/** Returns the monthly pesos from the second instalment, or of the only one; null without figures. */
export const installmentOf = ({ secondInstallment, firstInstallment }: LoanPaymentsViewFragment) =>
  (secondInstallment ?? firstInstallment?.total)?.amount ?? null;

/**
 * Returns the monthly pesos from the second instalment (or of the only one) plus the policy's premium. Null without a
 * policy or figures.
 */
export function installmentWithInsurance(
  figures: LoanPaymentsViewFragment,
  policy: Policy | null,
): string | null {
  const installment = installmentOf(figures);
  if (policy === null || installment === null) return null;
  return pesos(cents(installment) + cents(policy.monthlyPremium.amount));
}

type Totals = Parameters<typeof totalRange>[0] & { term: number };

const TEXT = {
  premium: '+ seguro obligatorio',
  from: (money: string) => `desde ${money} por mes`,
  perMonth: (money: string) => `${money} por mes`,
  estimated: 'estimado',
  later: '+ seguro obligatorio: lo elegís más adelante',
  together: 'Total por mes',
  togetherNote: 'cuota y seguro, desde la segunda',
  total: 'Total a pagar',
  totalTogether: 'Total a pagar, con seguro',
  cftea: 'CFTEA con seguro',
  unknown: '—',
  withInsurance: 'Total por mes, con seguro',
  costs: (cftea: string, insured: string) => `CFTEA con IVA ${cftea} · con seguro ${insured}`,
  cost: (cftea: string) => `CFTEA con IVA ${cftea}`,
  assumed: (who: string) =>
    `Seguro estimado: la póliza más económica de hoy${who === '' ? '' : `, para ${who}`}. Lo elegís más adelante.`,
  driver: (age: number) => `un conductor de ${age} años`,
  vehicle: (age: number) => `un vehículo de ${age} años`,
  province: (name: string) => `un domicilio en ${name}`,
} as const;

const LISTED = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/**
 * Returns 'Seguro estimado: la póliza más económica de hoy, para un conductor de 35 años y un domicilio en Capital
 * Federal.'
 */
export function assumptionText({ assumed }: Insured): string {
  const { driverAge = null, vehicleAge = null, province = null } = assumed ?? {};
  return TEXT.assumed(
    LISTED.format([
      ...(driverAge === null ? [] : [TEXT.driver(driverAge)]),
      ...(vehicleAge === null ? [] : [TEXT.vehicle(vehicleAge)]),
      ...(province === null ? [] : [TEXT.province(province)]),
    ]),
  );
}

/** Returns 'desde $ 300.889,68 por mes' for an estimate, or '—' while it loads. */
export function premiumText(insured: Insured | null): string {
  if (insured === null) return TEXT.unknown;
  const money = formatMoney(insured.monthlyPremium.amount);
  return insured.isEstimate ? TEXT.from(money) : TEXT.perMonth(money);
}

/** Returns the second figure of a CfteaPanel; undefined if the bank estimates no insurance. */
export function insuredCost(
  insured: Insured | null,
): { label: string; value: string; note?: string } | undefined {
  if (insured === null) return undefined;
  return {
    label: TEXT.cftea,
    value: formatPercent(insured.cftea),
    ...(insured.isEstimate && { note: TEXT.estimated }),
  };
}

/** Placeholder while the figures load. */
export const WAITING_COST = { label: TEXT.cftea, value: TEXT.unknown, note: TEXT.estimated };

type Row = { term: string; value: string };

/** Returns the total to pay, without and with the policy, as the sum of the instalments shown with it. */
export function totalRows(figures: Totals, insured: Insured | null, window: PaymentDay = null): Row[] {
  const total = totalRange(figures, window);
  const withPolicy = (pay: number): number =>
    (Math.round(pay * 100) + cents(insured?.monthlyPremium.amount ?? '0') * figures.term) / 100;
  return [
    { term: TEXT.total, value: totalText(total) },
    ...(insured === null
      ? []
      : [
          {
            term: insured.isEstimate ? `${TEXT.totalTogether} (${TEXT.estimated})` : TEXT.totalTogether,
            value: totalText({ least: withPolicy(total.least), most: withPolicy(total.most) }),
          },
        ]),
  ];
}

/** Returns the monthly total with the policy as rows; empty before a policy is selected. */
export function insuranceRows(figures: LoanPaymentsViewFragment, policy: Policy | null): Row[] {
  const together = installmentWithInsurance(figures, policy);
  return together === null ? [] : [{ term: TEXT.withInsurance, value: formatMoney(together) }];
}

/** Returns the phone bar: the monthly total with the policy and both CFTEAs, or the loan's payments without one. */
export function insuredBar(
  figures: (LoanPaymentsViewFragment & { cftea: string | null }) | null,
  insured: Insured | null,
  window: PaymentDay = null,
): { label: string; value: string; notes: string[] } {
  // Empty notes reserve the space, so that the page does not shift when the figures arrive.
  if (figures === null) return { ...barOf(null), notes: ['', '', ''] };
  const cftea = formatPercent(figures.cftea);
  const together = installmentWithInsurance(figures, insured);
  if (insured === null || together === null) {
    return { ...barOf(figures, window), notes: [TEXT.later, TEXT.cost(cftea)] };
  }
  const { label, value } = barOf(figures, window);
  return {
    label: insured.isEstimate ? `${TEXT.together}, ${TEXT.estimated}` : TEXT.withInsurance,
    value: formatMoney(together),
    notes: [
      `${label} ${value}`,
      `${TEXT.premium} ${premiumText(insured)}`,
      TEXT.costs(cftea, formatPercent(insured.cftea)),
    ],
  };
}

export const INSURED_TEXTS = TEXT;
