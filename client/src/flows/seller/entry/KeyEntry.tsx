import { useState } from 'react';
import type { FindSaleInput } from '#generated/graphql.ts';
import { useFindSaleMutation } from '#generated/hooks.ts';
import { useOpenLink } from '#shared/loan/link/useOpenLink.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { hrefOf, type SaleLink } from '../flow.ts';
import { SELLER_FLOW_TEXTS } from '../texts.ts';
import { BuyersLinkPage } from './BuyersLinkPage.tsx';

type KeyEntryProps = { link: SaleLink; onMiss: () => void };

/** Opens the sale with the key of the seller's link, without asking anything (decision 034). */
export const KeyEntry = ({ link, onMiss }: KeyEntryProps) => {
  const { number, key } = link;
  const [find] = useFindSaleMutation();
  const replace = useReplace();
  const [isBuyers, setIsBuyers] = useState(false);
  const query = useOpenLink(link, async (context) => {
    const input = { proposalNumber: number, by: { key } } satisfies FindSaleInput;
    const { data } = await find({ variables: { input }, context });
    const { match = null, userErrors = [] } = data?.findSale ?? {};
    if (match !== null) replace(hrefOf('data', number));
    else if (userErrors.some(({ code }) => code === 'SELLER_ONLY')) setIsBuyers(true);
    else onMiss();
  });
  if (isBuyers) return <BuyersLinkPage link={link} />;
  return <ReadingPage title={SELLER_FLOW_TEXTS.page} query={query} />;
};
