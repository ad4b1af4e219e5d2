import { useApolloClient } from '@apollo/client/react';
import { OfferQuoteDocument } from '../../../../generated/graphql.ts';
import type { OfferQuoteInput } from '../../../../generated/graphql.ts';
import { useOfferQuoteQuery } from '../../../../generated/hooks.ts';
import { useSettled } from '../../parts/vehicle/useSettled.ts';
import type { QuoteView } from './schedule.ts';
import type { QuoterChoice } from './quoterState.ts';

/** The choice as the gateway takes it; `inflation` per month, for a projection. */
export function quoteInput(choice: QuoterChoice, inflation: string | null = null): OfferQuoteInput {
  return {
    financedAmount: String(choice.amount),
    term: choice.term,
    mode: choice.mode,
    dueDay: choice.dueDay,
    ...(choice.mode === 'UVA' && inflation !== null && { assumedMonthlyInflation: inflation }),
  };
}

/** The bank's figures for a choice, requested 400 ms after its last change; `busy` while they are of an earlier choice. */
export function useOfferQuote(choice: QuoterChoice, inflation: string | null, isValid: boolean) {
  const client = useApolloClient();
  const latest = quoteInput(choice, inflation);
  const input = useSettled(latest);
  const answer = useOfferQuoteQuery({
    variables: { input },
    skip: !isValid,
    context: { showsOffline: true },
  });
  const current: QuoteView | undefined = (answer.data ?? answer.previousData)?.currentSimulation?.quote;
  const isSettled = JSON.stringify(latest) === JSON.stringify(input);
  return {
    quote: current ?? null,
    busy: !isSettled || answer.loading,
    failed: answer.error !== undefined && !answer.loading,
    retry: () => void answer.refetch(),
    /** The figures of the current choice, which the proposal is made from. */
    fresh: async () => {
      const { data } = await client.query({ query: OfferQuoteDocument, variables: { input: latest } });
      return data?.currentSimulation?.quote.figures ?? null;
    },
  };
}

export type OfferQuote = ReturnType<typeof useOfferQuote>;
