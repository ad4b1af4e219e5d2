import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FindSaleInput } from '#generated/graphql.ts';
import { useFindSaleMutation } from '#generated/hooks.ts';
import { createKeyring, writeContext } from '#shared/api/idempotency.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { hrefOf, type SaleLink } from '../flow.ts';
import { SELLER_FLOW_TEXTS } from '../texts.ts';
import { BuyersLinkPage } from './BuyersLinkPage.tsx';

type KeyEntryProps = { link: SaleLink; onMiss: () => void };

/**
 * Opens the sale with the key of the seller's link, without a question (decision 034). Every try has the same
 * idempotency key, so that a try whose answer was lost does not count as another device.
 */
export const KeyEntry = ({ link, onMiss }: KeyEntryProps) => {
  const { number, key } = link;
  const [find] = useFindSaleMutation();
  const replace = useReplace();
  const keyring = useMemo(() => createKeyring(), []);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [loading, setLoading] = useState(true);
  const [isBuyers, setIsBuyers] = useState(false);
  const hasBegun = useRef(false);
  const open = async () => {
    setLoading(true);
    try {
      const input = { proposalNumber: number, by: { key } } satisfies FindSaleInput;
      const context = { ...writeContext(keyring.keyFor(input)), quiet: true };
      const { data } = await find({ variables: { input }, context });
      const { match = null, userErrors = [] } = data?.findSale ?? {};
      if (match !== null) replace(hrefOf('data', number));
      else if (userErrors.some(({ code }) => code === 'SELLER_ONLY')) setIsBuyers(true);
      else onMiss();
    } catch (error) {
      setFailure(error);
      setLoading(false);
    }
  };
  const openOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();
  });
  useEffect(function openTheSale() {
    openOnce();
  }, []);
  if (isBuyers) return <BuyersLinkPage link={link} />;
  return <ReadingPage title={SELLER_FLOW_TEXTS.page} query={{ error: failure, loading, refetch: open }} />;
};
