import { useApolloClient } from '@apollo/client/react';
import { OfferQuoteDocument } from '#generated/graphql.ts';
import type { OfferQuoteInput } from '#generated/graphql.ts';
import { useOfferQuoteQuery } from '#generated/hooks.ts';
import { useSettled } from '../../parts/vehicle/useSettled.ts';
import type { QuoteView } from './schedule.ts';
import type { QuoterChoice } from './quoterState.ts';

/** The choice as the gateway takes it. */
export const quoteInput = ({ amount, term, mode, dueDay }: QuoterChoice): OfferQuoteInput => ({
  financedAmount: String(amount),
  term,
  mode,
  dueDay,
});

/** The bank's figures for a choice, requested 400 ms after its last change. */
export function useOfferQuote(choice: QuoterChoice, isValid: boolean) {
  const client = useApolloClient();
  const latest = quoteInput(choice);
  const { input, wasValid } = useSettled({ input: latest, wasValid: isValid });
  const answer = useOfferQuoteQuery({
    variables: { input },
    // After an amount that the form refuses, the input is still that one for a moment.
    skip: !isValid || !wasValid,
    context: { showsOffline: true },
  });
  const isSettled = JSON.stringify(latest) === JSON.stringify(input);
  const isCurrent = isValid && isSettled && !answer.loading && answer.error === undefined;
  const last: QuoteView | undefined = (answer.data ?? answer.previousData)?.currentSimulation?.quote;
  return {
    /** Of the choice as it is; null while it is asked, after a failure, and for a choice that has none. */
    quote: (isCurrent ? last : undefined) ?? null,
    /** The last answer, also of an earlier choice: for what does not depend on it, and to keep its room on the page. */
    last: last ?? null,
    busy: isValid && (!isSettled || answer.loading),
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
