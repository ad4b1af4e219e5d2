import { useApolloClient } from '@apollo/client/react';
import { OfferQuoteDocument } from '#generated/graphql.ts';
import type { OfferQuoteInput } from '#generated/graphql.ts';
import { useOfferQuoteQuery } from '#generated/hooks.ts';
import { useSettled } from '../../parts/vehicle/useSettled.ts';
import type { QuoteView } from './schedule.ts';
import type { QuoterChoice } from './quoterState.ts';

/** Converts a choice to the gateway's input. */
export const quoteInput = ({ amount, term, mode, dueDay }: QuoterChoice): OfferQuoteInput => ({
  financedAmount: String(amount),
  term,
  mode,
  dueDay,
});

/** Requests the bank's figures for a choice, 400 ms after its last change. */
export function useOfferQuote(choice: QuoterChoice, isValid: boolean) {
  const client = useApolloClient();
  const latest = quoteInput(choice);
  const { input, wasValid } = useSettled({ input: latest, wasValid: isValid });
  const answer = useOfferQuoteQuery({
    variables: { input },
    // The debounced input may still have an amount that the form refuses.
    skip: !isValid || !wasValid,
    context: { showsOffline: true },
  });
  const isSettled = JSON.stringify(latest) === JSON.stringify(input);
  const isCurrent = isValid && isSettled && !answer.loading && answer.error === undefined;
  const last: QuoteView | undefined = (answer.data ?? answer.previousData)?.currentSimulation?.quote;
  return {
    /** The quote of the current choice; null while loading, after a failure, and for a choice without figures. */
    quote: (isCurrent ? last : undefined) ?? null,
    /** The last answer, even of an earlier choice, for choice-independent data and to avoid layout shifts. */
    last: last ?? null,
    busy: isValid && (!isSettled || answer.loading),
    failed: answer.error !== undefined && !answer.loading,
    retry: () => void answer.refetch(),
    /** Returns the figures of the current choice, from which the proposal is created. */
    fresh: async () => {
      const { data } = await client.query({ query: OfferQuoteDocument, variables: { input: latest } });
      return data?.currentSimulation?.quote.figures ?? null;
    },
  };
}

export type OfferQuote = ReturnType<typeof useOfferQuote>;
