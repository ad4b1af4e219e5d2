import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { SideLayout } from '@prendarios/design-system/layout/SideLayout';
import type { ReactNode } from 'react';
import { usePageFrame } from './Page.tsx';

type ListPageProps = {
  /** What narrows the list, at its left; none where it stands elsewhere. */
  side?: ReactNode;
  children: ReactNode;
};

/** A page whose content is a list. Apart from the other pages: none of them carries its layout. */
export const ListPage = ({ side, children }: ListPageProps) => (
  <>
    <SkipLink />
    <SideLayout {...usePageFrame()} side={side}>
      {children}
    </SideLayout>
  </>
);
