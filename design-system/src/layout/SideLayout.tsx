import type { ReactNode } from 'react';
import './PageLayout.css';
import './SideLayout.css';

export type SideLayoutProps = {
  header?: ReactNode;
  footer?: ReactNode;
  /** A FilterBar: a column at the left from 1024 px, above the content before that. Absent: no column. */
  side?: ReactNode;
  mainId?: string;
  children: ReactNode;
};

/** A list with what narrows it. The side is part of the page's main content. */
export const SideLayout = ({ header, footer, side, mainId = 'contenido', children }: SideLayoutProps) => (
  <div className="pd-page">
    {header}
    <main
      id={mainId}
      tabIndex={-1}
      className={side ? 'pd-side-layout' : 'pd-side-layout pd-side-layout--bare'}
    >
      {side && <div className="pd-side-layout__side">{side}</div>}
      <div className="pd-side-layout__content">{children}</div>
    </main>
    {footer}
  </div>
);
