import { termsBetween } from '@prendarios/rules/installments';
import type { ExpressAgreementFragment, RateMode } from '#generated/graphql.ts';
import { useExpressConditionsQuery, useExpressQuotesQuery } from '#generated/hooks.ts';
import {
  type Condition,
  EXPECTED_TERMS,
  quickConditions,
  type QuickChoice,
} from '#shared/loan/quote/quickQuote.ts';
import { comparedTerms, USUAL_TERMS } from './terms.ts';

/** A failure is shown in place of the figures. */
const CONTEXT = { quiet: true };

type Offered = {
  agreementId: string | null;
  /** In percent of the vehicle's value; null for a mode without loans. */
  ltv: Record<RateMode, number | null>;
  terms: readonly number[];
};

function offeredBy(agreement: ExpressAgreementFragment | null | undefined, condition: Condition): Offered {
  if (!agreement) {
    const { ltv, agreementId } = EXPECTED_TERMS[condition];
    return { agreementId, ltv: { FIXED: ltv, UVA: null }, terms: USUAL_TERMS };
  }
  const { id, modes, minTerm, maxTerm } = agreement;
  const share = (mode: RateMode, percent: string) =>
    modes.includes(mode) && Number(percent) > 0 ? Number(percent) : null;
  return {
    agreementId: id,
    ltv: { FIXED: share('FIXED', agreement.maxLtvFixed), UVA: share('UVA', agreement.maxLtvUva) },
    terms: comparedTerms(termsBetween(minTerm, maxTerm)),
  };
}

/** Returns the bank's conditions; the usual shares until it answers, and if it fails. */
export function useExpressConditions() {
  const { data, loading } = useExpressConditionsQuery({ context: CONTEXT });
  const { zeroKm, used } = data?.salesConditions ?? {};
  return {
    loading,
    offered: { ZERO_KM: offeredBy(zeroKm, 'ZERO_KM'), USED: offeredBy(used, 'USED') },
    coupon: data ? quickConditions(data).coupon : null,
  };
}

type AskedLoan = Omit<QuickChoice, 'term'> & { mode: RateMode };

export function quoteVariables({ condition, value, amount, mode }: AskedLoan, couponId: string | null) {
  const inputOf = (term: number) => ({ financedAmount: String(amount), term, mode, condition, couponId });
  return { inputOf, vehicle: { zeroKm: condition === 'ZERO_KM', purchaseValue: String(value) } };
}

const NO_LOAN: AskedLoan = { condition: 'USED', value: 0, amount: 0, mode: 'FIXED' };

/**
 * Loads the bank's figures of one loan in up to five terms.
 * @param loan null while it has no valid amount
 */
export function useExpressQuotes(loan: AskedLoan | null, couponId: string | null, terms: readonly number[]) {
  const { inputOf, vehicle } = quoteVariables(loan ?? NO_LOAN, couponId);
  const at = (index: number) => inputOf(terms[index] ?? terms.at(-1) ?? 0);
  const { data, error, loading, refetch } = useExpressQuotesQuery({
    variables: {
      firstTerm: at(0),
      secondTerm: at(1),
      thirdTerm: at(2),
      fourthTerm: at(3),
      fifthTerm: at(4),
      vehicle,
    },
    skip: loan === null,
    context: CONTEXT,
  });
  const answers =
    data === undefined || loading
      ? []
      : [data.firstTerm, data.secondTerm, data.thirdTerm, data.fourthTerm, data.fifthTerm];
  return {
    quotes: terms.map((term, index) => ({ term, quote: answers[index] ?? null })),
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
