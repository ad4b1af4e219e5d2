import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { useLayoutEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useBank } from './bank.ts';
import { isVivere } from './vivere.ts';
import { dashboardLinks } from '#shared/session/dashboardLinks.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { PART_KEY } from './steps/part.ts';
import { useIsFirstPage } from './firstPage.ts';
import { LenderFooter } from './LenderFooter.tsx';
import { PageHeader } from './PageHeader.tsx';

const MAIN_ID = 'contenido';

type PageProps = {
  width: 'form' | 'wide' | 'landing';
  aside?: ReactNode;
  /** The aside is higher than a screen. */
  longAside?: boolean;
  phoneBar?: ReactNode;
  /** Below the content on wide screens, after the aside on narrow ones. */
  below?: ReactNode;
  children: ReactNode;
};

/** After navigation, scrolls to the top and focuses the content; Back keeps the scroll position. */
function useArrival(): void {
  const { pathname, search } = useLocation();
  const part = new URLSearchParams(search).get(PART_KEY);
  const isFirst = useIsFirstPage();
  const navigationType = useNavigationType();
  // Before the effects: an error summary that comes with the page takes the focus after it.
  useLayoutEffect(
    function focusContent() {
      if (isFirst) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the screen changes with the path and its part, not with the rest of the query
    [pathname, part],
  );
}

/** Header and footer of every page. */
export function usePageFrame() {
  const bank = useBank();
  const { pathname } = useLocation();
  const session = useSession();
  useArrival();
  return {
    mainId: MAIN_ID,
    header: <PageHeader />,
    footer: (
      <LenderFooter
        {...bank}
        otherBrand={isVivere(pathname) ? bank.vivere.name : undefined}
        shortcuts={session.kind === 'user' ? dashboardLinks(session.role) : undefined}
      />
    ),
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
