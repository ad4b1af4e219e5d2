import { formatMoney } from '@prendarios/rules/format';
import type { LoanPaymentsViewFragment } from '../../generated/graphql.ts';

type Policy = { monthlyPremium: { amount: string } };

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * Pesos a month from the second instalment on, or of the only one, with the policy's premium. Null without a policy or
 * without figures.
 */
export function installmentWithInsurance(
  figures: LoanPaymentsViewFragment,
  policy: Policy | null,
): string | null {
  const installment = figures.secondInstallment ?? figures.firstInstallment?.total;
  if (policy === null || installment === undefined) return null;
  return ((cents(installment.amount) + cents(policy.monthlyPremium.amount)) / 100).toFixed(2);
}

/** The same as a row of the loan; none before a policy is chosen. */
export function insuranceRows(
  figures: LoanPaymentsViewFragment,
  policy: Policy | null,
): { term: string; value: string }[] {
  const together = installmentWithInsurance(figures, policy);
  return together === null ? [] : [{ term: 'Cuota + seguro', value: formatMoney(together) }];
}
