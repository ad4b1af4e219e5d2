import { useApolloClient } from '@apollo/client/react';
import { OfferPrepaymentDocument, type PrepaymentInput } from '#generated/graphql.ts';
import { PrepaymentSimulator } from '#shared/loan/prepayment/PrepaymentSimulator.tsx';
import type { QuoterChoice } from './quoterState.ts';
import type { QuoteView } from './schedule.ts';
import { quoteInput } from './useOfferQuote.ts';

type OfferPrepaymentProps = { choice: QuoterChoice; rows: QuoteView['installments'] };

/** Simulates a prepayment of the chosen loan. */
export const OfferPrepayment = ({ choice, rows }: OfferPrepaymentProps) => {
  const client = useApolloClient();
  const loan = quoteInput(choice);
  const calculate = async (input: PrepaymentInput) => {
    const { data } = await client.query({
      query: OfferPrepaymentDocument,
      variables: { loan, input },
      context: { quiet: true },
    });
    return data?.currentSimulation?.prepayment ?? null;
  };
  return <PrepaymentSimulator of={JSON.stringify(loan)} rows={rows} calculate={calculate} />;
};
