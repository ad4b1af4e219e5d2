import type { ReactNode } from 'react';
import { Link } from '../foundations/Link.tsx';
import { messages } from '../messages.ts';
import './AppFooter.css';

export type AppFooterProps = {
  /** The legal entity behind the site. */
  entity: ReactNode;
  links: { label: string; href: string }[];
  navLabel?: string;
  children?: ReactNode;
};

/** What a lender must show on every screen (DOMAIN §7). */
export const AppFooter = ({
  entity,
  links,
  navLabel = messages.legalNavigation,
  children,
}: AppFooterProps) => (
  <footer className="pd-footer">
    <span className="pd-footer__entity">{entity}</span>
    <nav aria-label={navLabel}>
      <ul className="pd-footer__links">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} tone="quiet" className="pd-footer__link">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </footer>
);
