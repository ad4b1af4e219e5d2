import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { AppFooter } from '@prendarios/design-system/layout/AppFooter';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { SideLayout } from '@prendarios/design-system/layout/SideLayout';
import { useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppConfig } from '../config/appConfig.ts';
import { PageHeader } from './PageHeader.tsx';
import { FOOTER_LINKS } from './site.ts';

const MAIN_ID = 'contenido';
/** The key of the address that the page was opened with. */
const FIRST_LOCATION = 'default';

type PageProps = { children: ReactNode } & (
  | { width: 'form' | 'wide' | 'landing'; aside?: ReactNode; phoneBar?: ReactNode }
  /** A list: what narrows it stands at its left; null for none. */
  | { width: 'list'; side: ReactNode }
);

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

export const Page = (props: PageProps) => {
  const { legalEntity } = useAppConfig();
  useArrival();
  const frame = {
    mainId: MAIN_ID,
    header: <PageHeader />,
    footer: <AppFooter entity={legalEntity} links={[...FOOTER_LINKS]} />,
  };
  return (
    <>
      <SkipLink />
      {props.width === 'list' ? (
        <SideLayout {...frame} side={props.side}>
          {props.children}
        </SideLayout>
      ) : (
        <PageLayout {...frame} {...props} />
      )}
    </>
  );
};
