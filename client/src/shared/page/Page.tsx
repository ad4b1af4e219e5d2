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
  /** Whether the aside can be taller than the viewport. */
  longAside?: boolean;
  phoneBar?: ReactNode;
  /** Content below the main content on wide screens, and below the aside on narrow ones. */
  below?: ReactNode;
  children: ReactNode;
};

/** After navigation, scrolls to the top and focuses the content; Back keeps the scroll position. */
function useArrival(): void {
  const { pathname, search } = useLocation();
  const part = new URLSearchParams(search).get(PART_KEY);
  const isFirst = useIsFirstPage();
  const navigationType = useNavigationType();
  // A layout effect runs first, so that an error summary rendered with the page can take the focus afterwards.
  useLayoutEffect(
    function focusContent() {
      if (isFirst) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only the path and the part identify a screen, not the rest of the query
    [pathname, part],
  );
}

/** Returns the header and footer of every page, and focuses the content after navigation. */
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
