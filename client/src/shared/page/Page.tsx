import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { AppFooter } from '@prendarios/design-system/layout/AppFooter';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useBank } from '../bank/bank.ts';
import { PageHeader } from './PageHeader.tsx';
import { FOOTER_LINKS } from './site.ts';

const MAIN_ID = 'contenido';
/** The key of the address that the page was opened with. */
const FIRST_LOCATION = 'default';

type PageProps = {
  width: 'form' | 'wide' | 'landing';
  aside?: ReactNode;
  phoneBar?: ReactNode;
  /** Under the content on wide screens, after the aside on narrow ones. */
  below?: ReactNode;
  children: ReactNode;
};

/** A change of screen starts at its top, with the focus at its content; Back keeps the browser's place. */
function useArrival(): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  useEffect(
    function focusContent() {
      if (key === FIRST_LOCATION) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      if (how !== NavigationType.Pop) window.scrollTo(0, 0);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the query alone is no change of screen
    [pathname],
  );
}

/** What every page has around its content. */
export function usePageFrame() {
  const { legalEntity } = useBank();
  useArrival();
  return {
    mainId: MAIN_ID,
    header: <PageHeader />,
    footer: <AppFooter entity={legalEntity} links={[...FOOTER_LINKS]} />,
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
