import { useLocation } from 'react-router-dom';
import { useSaleFlowQuery } from '#generated/hooks.ts';
import { numberIn } from './flow.ts';

/** Loads the sale named in the URL, or else the last one that this browser found. */
export function useCurrentSale() {
  const number = numberIn(useLocation().search);
  const query = useSaleFlowQuery({
    variables: { number },
    context: { showsOffline: true },
    // Skips the cache: the applicant or the bank may have changed the sale.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return { number, query, sale: query.data?.currentSale, former: query.data?.formerSale ?? null };
}
