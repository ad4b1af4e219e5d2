import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { SideLayout } from '@prendarios/design-system/layout/SideLayout';
import type { ReactNode } from 'react';
import { usePageFrame } from './Page.tsx';

type ListPageProps = {
  /** Title, actions and tools above the list. */
  head?: ReactNode;
  /** Filters or the open item, shown next to the list on wide screens. */
  side?: ReactNode;
  children: ReactNode;
};

/** Shows a page whose content is a list. Kept in a separate file so that other pages do not load its layout. */
export const ListPage = ({ head, side, children }: ListPageProps) => (
  <>
    <SkipLink />
    <SideLayout {...usePageFrame()} head={head} side={side}>
      {children}
    </SideLayout>
  </>
);
