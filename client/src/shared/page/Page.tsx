import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useBank } from '../bank/bank.ts';
import { useIsFirstPage } from './firstPage.ts';
import { LenderFooter } from './LenderFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

const MAIN_ID = 'contenido';

type PageProps = {
  width: 'form' | 'wide' | 'landing';
  aside?: ReactNode;
  phoneBar?: ReactNode;
  /** Below the content on wide screens, after the aside on narrow ones. */
  below?: ReactNode;
  children: ReactNode;
};

/** After navigation, scrolls to the top and focuses the content; Back keeps the scroll position. */
function useArrival(): void {
  const { pathname } = useLocation();
  const isFirst = useIsFirstPage();
  const navigationType = useNavigationType();
  useEffect(
    function focusContent() {
      if (isFirst) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the screen changes with the path, not with the query
    [pathname],
  );
}

/** Header and footer of every page. */
export function usePageFrame() {
  const bank = useBank();
  useArrival();
  return {
    mainId: MAIN_ID,
    header: <PageHeader />,
    footer: <LenderFooter {...bank} />,
  };
}

export const Page = (props: PageProps) => {
  const frame = usePageFrame();
  return (
    <>
      <SkipLink />
      <PageLayout {...frame} {...props} />
    </>
  );
};
