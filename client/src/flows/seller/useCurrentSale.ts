import { useLocation } from 'react-router-dom';
import { useSaleFlowQuery } from '#generated/hooks.ts';
import { numberIn } from './flow.ts';

/** The sale named by the address, or else the last one that this browser found. */
export function useCurrentSale() {
  const number = numberIn(useLocation().search);
  const query = useSaleFlowQuery({
    variables: { number },
    context: { showsOffline: true },
    // Always fetched: the applicant or the bank may have changed it in the meantime.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return { number, query, sale: query.data?.currentSale, former: query.data?.formerSale ?? null };
}
