import { formatMoney, formatPercent } from '@prendarios/rules/format';
import type { LoanFeesViewFragment } from '#generated/graphql.ts';
import { COST_TEXTS } from './texts.ts';

const TEXT = COST_TEXTS.fees;

/** Returns the costs of a loan in addition to interest; empty for a loan without fees. */
export function feeRows({ fees }: { fees: LoanFeesViewFragment | null }): { term: string; value: string }[] {
  if (!fees) return [];
  return [
    { term: TEXT.granting, value: formatMoney(fees.granting.amount) },
    { term: TEXT.netDisbursed, value: formatMoney(fees.netDisbursed.amount) },
    { term: TEXT.monthly, value: formatMoney(fees.monthly.amount) },
    { term: TEXT.lifeInsurance, value: TEXT.ofBalance(formatPercent(fees.lifeInsuranceRate)) },
  ];
}
