import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFindSaleMutation } from '../../../generated/hooks.ts';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { hrefOf } from '../flow.ts';
import { SaleWaiting } from '../SaleWaiting.tsx';
import { SELLER_FLOW_TEXTS } from '../texts.ts';

type KeyEntryProps = { number: number; linkKey: string; onMiss: () => void };

/** Opens the sale with the key of the seller's link, without a question (decision 030). */
export const KeyEntry = ({ number, linkKey, onMiss }: KeyEntryProps) => {
  usePageTitle(SELLER_FLOW_TEXTS.page);
  const [find] = useFindSaleMutation();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const open = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    try {
      const input = { proposalNumber: number, key: linkKey };
      const { data } = await find({ variables: { input }, context: { quiet: true } });
      if (data?.findSale.match) void navigate(hrefOf('data', number), { replace: true });
      else onMiss();
    } catch {
      // The search by document, which follows, shows whether the bank can be reached.
      onMiss();
    }
  });
  useEffect(function openTheSale() {
    void open();
  }, []);
  return <SaleWaiting />;
};
