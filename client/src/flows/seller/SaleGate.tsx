import { Button } from '@prendarios/design-system/actions/Button';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SaleViewFragment } from '#generated/graphql.ts';
import { useSaleFlowQuery } from '#generated/hooks.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { hrefOf, nextStep, numberIn } from './flow.ts';
import { SaleContext, type SaleFlow } from './SaleContext.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

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

/** The sale was cancelled, or is somebody else's now. */
export const OverPage = ({ number, why }: { number: number; why: 'cancelled' | 'replaced' }) => {
  const { title, message } = TEXT[why];
  return (
    <MessagePage
      icon="close"
      title={title}
      action={
        <Button variant="secondary" href={hrefOf('entry', null)}>
          {TEXT.otherSale}
        </Button>
      }
    >
      {message(number)}
    </MessagePage>
  );
};

function useFlow(sale: SaleViewFragment | null | undefined): SaleFlow | null {
  const navigate = useNavigate();
  return useMemo(() => {
    if (sale === null || sale === undefined) return null;
    return {
      sale,
      href: (step) => hrefOf(step, sale.number),
      advance: (from, after) => void navigate(hrefOf(nextStep(from, after ?? sale), sale.number)),
    };
  }, [navigate, sale]);
}

/** Lets in only the browser that found the sale; redirects any other to the page that finds it. */
export const SaleGate = ({ children }: { children: ReactNode }) => {
  const { number, query, sale, former } = useCurrentSale();
  const { hash } = useLocation();
  const flow = useFlow(sale);
  if (sale === undefined) {
    return <ReadingPage title={TEXT.page} query={query} />;
  }
  if (former !== null) return <OverPage number={former} why="replaced" />;
  if (sale === null || flow === null) return <Redirect to={`${hrefOf('entry', number)}${hash}`} />;
  if (sale.status === 'CANCELLED') return <OverPage number={sale.number} why="cancelled" />;
  return <SaleContext value={flow}>{children}</SaleContext>;
};
