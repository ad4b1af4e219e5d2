import type { ReactNode } from 'react';
import { cx } from '../foundations/cx.ts';
import './PageLayout.css';

export type PageLayoutProps = {
  header?: ReactNode;
  footer?: ReactNode;
  /** At the right from 1024 px, under the main column before that. */
  aside?: ReactNode;
  /** Takes the aside's place on narrow screens, above the content (a SummaryBar). */
  phoneBar?: ReactNode;
  /** Under the main column on wide screens, after the aside on narrow ones. */
  below?: ReactNode;
  /** A ButtonBar for the whole page, which stays at the foot of a phone's screen. */
  foot?: ReactNode;
  width?: 'form' | 'wide' | 'landing';
  mainId?: string;
  children: ReactNode;
};

export const PageLayout = (props: PageLayoutProps) => {
  const {
    header,
    footer,
    aside,
    phoneBar,
    below,
    foot,
    width = 'form',
    mainId = 'contenido',
    children,
  } = props;
  return (
    <div className="pd-page">
      {header}
      <main
        id={mainId}
        tabIndex={-1}
        className={cx('pd-page__main', `pd-page__main--${width}`, Boolean(aside) && 'pd-page__main--aside')}
      >
        <div className="pd-page__content">
          {phoneBar && <div className="pd-page__phone-bar">{phoneBar}</div>}
          {children}
        </div>
        {aside && (
          <div className={cx('pd-page__aside', Boolean(phoneBar) && 'pd-page__aside--wide-only')}>
            {aside}
          </div>
        )}
        {below && <div className="pd-page__below">{below}</div>}
      </main>
      {foot}
      {footer}
    </div>
  );
};
