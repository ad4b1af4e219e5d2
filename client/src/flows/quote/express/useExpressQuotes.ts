import { useState } from 'react';
import { useExpressConditionsQuery, useExpressQuotesQuery } from '#generated/hooks.ts';
import { EXPECTED_TERMS, quickConditions, type QuickChoice } from '#shared/loan/quote/quickQuote.ts';
import { comparedTerms, USUAL_TERMS } from './terms.ts';

/** A failure is shown in place of the figures. */
const CONTEXT = { quiet: true };

/** What the bank lends on; its usual shares until it has answered, and where it does not. */
export function useExpressConditions() {
  const { data, loading } = useExpressConditionsQuery({ context: CONTEXT });
  return { loading, ...(data ? quickConditions(data) : { terms: EXPECTED_TERMS, coupon: null }) };
}

type AskedLoan = Omit<QuickChoice, 'term'>;

export function quoteVariables({ condition, value, amount }: AskedLoan, couponId: string | null) {
  const inputOf = (term: number) => ({
    financedAmount: String(amount),
    term,
    mode: 'FIXED' as const,
    condition,
    couponId,
  });
  return { inputOf, vehicle: { zeroKm: condition === 'ZERO_KM', purchaseValue: String(value) } };
}

/**
 * The bank's figures of one loan in three terms, the shortest first.
 * @param loan null while it has no valid amount
 */
export function useExpressQuotes(loan: AskedLoan | null, couponId: string | null) {
  const [terms, setTerms] = useState(USUAL_TERMS);
  const { inputOf, vehicle } = quoteVariables(loan ?? { condition: 'USED', value: 0, amount: 0 }, couponId);
  const [short, middle, long] = terms;
  const { data, error, loading, refetch } = useExpressQuotesQuery({
    variables: { short: inputOf(short), middle: inputOf(middle), long: inputOf(long), vehicle },
    skip: loan === null,
    context: CONTEXT,
  });
  const offered = data === undefined ? terms : comparedTerms(data.short.terms);
  if (offered.some((term, at) => term !== terms[at])) setTerms(offered);
  const answers = data === undefined || loading ? [] : [data.short, data.middle, data.long];
  return {
    quotes: terms.map((term, at) => ({ term, quote: answers[at] ?? null })),
    failed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
