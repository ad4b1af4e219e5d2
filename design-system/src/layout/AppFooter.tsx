import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { Link } from '../foundations/Link.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { pageInset } from './PageRoot.ts';

type FooterLink = { label: string; href: string };

export type AppFooterProps = {
  /** Legal entity behind the site. */
  entity: ReactNode;
  /** Links required by law: terms, privacy, complaints. */
  links: FooterLink[];
  /** Links that do not fit a phone's header; on phones they come first. */
  shortcuts?: FooterLink[];
  /** Accessible name of the navigation. */
  navLabel?: string;
  /** Content after the links. */
  children?: ReactNode;
};

const Root = styled(MuiStack)<{ component: ElementType }>(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  alignItems: 'flex-start',
  padding: `${theme.spacing(4)} ${pageInset}`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  [theme.breakpoints.up('md')]: { alignItems: 'center' },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 5),
  '& .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    [theme.breakpoints.up('md')]: { minHeight: theme.spacing(8) },
  },
}));

const Shortcuts = styled('nav')(({ theme }) => ({
  width: '100%',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const LinkList = ({ links }: { links: FooterLink[] }) => (
  <Links>
    {links.map((link) => (
      <li key={link.href}>
        <Link href={link.href} tone="quiet">
          {link.label}
        </Link>
      </li>
    ))}
  </Links>
);

/** The information that a lender must show on every page. */
export const AppFooter = ({
  entity,
  links,
  shortcuts = [],
  navLabel = messages.legalNavigation,
  children,
}: AppFooterProps) => (
  <Root component="footer" direction={{ xs: 'column', md: 'row' }}>
    {shortcuts.length > 0 && (
      <Shortcuts aria-label={messages.shortcuts}>
        <LinkList links={shortcuts} />
      </Shortcuts>
    )}
    <span>{entity}</span>
    <nav aria-label={navLabel}>
      <LinkList links={links} />
    </nav>
    {children}
  </Root>
);
