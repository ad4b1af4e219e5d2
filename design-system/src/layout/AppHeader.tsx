import type { ReactNode } from 'react';
import { cx } from '../foundations/cx.ts';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { messages } from '../messages.ts';
import './AppHeader.css';

export type HeaderLink = {
  label: string;
  href: string;
  current?: boolean;
  /** Also shown on phones, where there is room for one or two. */
  phone?: boolean;
};

export type AppHeaderProps = {
  logo: ReactNode;
  homeHref?: string;
  homeLabel?: string;
  links: HeaderLink[];
  navLabel?: string;
  children?: ReactNode;
};

export const AppHeader = (props: AppHeaderProps) => {
  const { logo, homeHref = '/', homeLabel, links, navLabel = messages.mainNavigation, children } = props;
  const Anchor = useLinkComponent();
  return (
    <header className="pd-header">
      <Anchor href={homeHref} className="pd-header__home" aria-label={homeLabel}>
        {logo}
      </Anchor>
      {links.length > 0 && (
        <nav aria-label={navLabel}>
          <ul className="pd-header__links">
            {links.map((link) => (
              <li key={link.href} className={cx(!link.phone && 'pd-header__wide')}>
                <Anchor
                  href={link.href}
                  className="pd-header__link"
                  aria-current={link.current ? 'page' : undefined}
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </header>
  );
};
