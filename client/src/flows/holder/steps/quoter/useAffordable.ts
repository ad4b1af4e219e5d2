import { useApolloClient } from '@apollo/client/react';
import { AffordableOfferDocument } from '#generated/graphql.ts';
import type { QuoterChoice } from './quoterState.ts';

/** Requests the loan for a monthly payment in whole pesos; null if not even the smallest loan fits. */
export function useAffordable({ mode, dueDay }: QuoterChoice) {
  const client = useApolloClient();
  return async (monthlyPayment: string) => {
    const { data } = await client.query({
      query: AffordableOfferDocument,
      variables: { input: { monthlyPayment, mode, dueDay } },
      context: { quiet: true },
    });
    return data?.currentSimulation?.affordable ?? null;
  };
}
