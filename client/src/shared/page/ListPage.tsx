import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { SideLayout } from '@prendarios/design-system/layout/SideLayout';
import type { ReactNode } from 'react';
import { usePageFrame } from './Page.tsx';

type ListPageProps = {
  /** Filters to the left of the list, unless they are elsewhere on the page. */
  side?: ReactNode;
  children: ReactNode;
};

/** A page whose content is a list. Its own file, so that other pages do not load its layout. */
export const ListPage = ({ side, children }: ListPageProps) => (
  <>
    <SkipLink />
    <SideLayout {...usePageFrame()} side={side}>
      {children}
    </SideLayout>
  </>
);
