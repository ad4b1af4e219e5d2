import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { Link } from '../foundations/Link.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { pageGutter } from './PageRoot.ts';

export type AppFooterProps = {
  /** The legal entity behind the site. */
  entity: ReactNode;
  /** What the law asks for: terms, privacy, complaints. */
  links: { label: string; href: string }[];
  /** Names the links' navigation. */
  navLabel?: string;
  /** After the links. */
  children?: ReactNode;
};

const Root = styled(MuiStack)<{ component: ElementType }>(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  alignItems: 'flex-start',
  padding: `${theme.spacing(4)} ${pageGutter}`,
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

/** What a lender must show on every screen. */
export const AppFooter = ({
  entity,
  links,
  navLabel = messages.legalNavigation,
  children,
}: AppFooterProps) => (
  <Root component="footer" direction={{ xs: 'column', md: 'row' }}>
    <span>{entity}</span>
    <nav aria-label={navLabel}>
      <Links>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} tone="quiet">
              {link.label}
            </Link>
          </li>
        ))}
      </Links>
    </nav>
    {children}
  </Root>
);
