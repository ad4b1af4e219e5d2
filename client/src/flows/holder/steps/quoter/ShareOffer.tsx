import { useApolloClient } from '@apollo/client/react';
import { OfferLinkDocument, type OfferQuoteInput } from '#generated/graphql.ts';
import { ShareQuote } from '#shared/loan/quote/ShareQuote.tsx';

/** Shares and prints a choice within the offer of the current simulation. */
export const ShareOffer = ({ choice }: { choice: OfferQuoteInput }) => {
  const client = useApolloClient();
  return (
    <ShareQuote
      ask={async () => {
        const { data } = await client.query({
          query: OfferLinkDocument,
          variables: { input: choice },
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        });
        return data?.currentSimulation?.quoteLink;
      }}
    />
  );
};
