import { useApolloClient } from '@apollo/client/react';
import { QuoteLinkOfDocument, type IndicativeQuoteInput } from '#generated/graphql.ts';
import { ShareLink } from '#shared/loan/quote/ShareLink.tsx';
import { useHolderFlow } from '../../flow/HolderContext.ts';

/** Shares the indicative quote of the vehicle chosen so far. */
export const ShareIndicative = ({ input }: { input: IndicativeQuoteInput }) => {
  const client = useApolloClient();
  const { typeCode, brandId, modelId, year, zeroKm, purchaseValue } = useHolderFlow().choice;
  const vehicle =
    zeroKm === null || purchaseValue === null
      ? null
      : { typeCode, brandId, modelId, year, zeroKm, purchaseValue: String(purchaseValue) };
  return (
    <ShareLink
      ask={async () => {
        const variables = { input, vehicle };
        const context = { quiet: true };
        const { data } = await client.query({
          query: QuoteLinkOfDocument,
          variables,
          context,
          fetchPolicy: 'no-cache',
        });
        return data?.quoteLink;
      }}
    />
  );
};
