import { INCOME_SHARE_MAX, incomeShare } from '@prendarios/rules/incomeShare';
import type { IncomeViewFragment, LoanPaymentsViewFragment } from '#generated/graphql.ts';
import { installmentOf, installmentWithInsurance, type Insured } from '#shared/loan/insured.ts';
import { INCOME_TEXTS as TEXT } from './texts.ts';

/** The people who repay a loan. */
export type Payers = { owner: IncomeViewFragment; coOwner?: IncomeViewFragment | null };

/** Monthly income in pesos. */
export type Income = { pesos: number; hasCoOwners: boolean };

const pesosOf = (payer: IncomeViewFragment | null | undefined) => Number(payer?.monthlyIncome?.amount ?? 0);

/** Returns the payers' income, with `typed` instead of an undeclared one; null if the applicant's is unknown. */
export function incomeOf({ owner, coOwner }: Payers, typed: number | null): Income | null {
  const own = pesosOf(owner) || (typed ?? 0);
  const other = pesosOf(coOwner);
  return own > 0 ? { pesos: own + other, hasCoOwners: other > 0 } : null;
}

/** Returns the monthly payment's share of the income, and its sentence (docs/domain.md#share-of-the-income). */
export function shareOf(figures: LoanPaymentsViewFragment, insured: Insured | null, income: Income) {
  const together = installmentWithInsurance(figures, insured);
  const monthly = together ?? installmentOf(figures);
  if (monthly === null) return null;
  const percent = incomeShare(Number(monthly), income.pesos);
  const what = together === null ? TEXT.installment : TEXT.withInsurance;
  const sentence = TEXT.share(what, percent, income.hasCoOwners ? TEXT.shared : TEXT.own);
  return {
    sentence: figures.mode === 'UVA' ? `${sentence}, ${TEXT.uva}.` : `${sentence}.`,
    isAbove: percent > INCOME_SHARE_MAX,
  };
}
