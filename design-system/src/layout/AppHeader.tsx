import AppBar from '@mui/material/AppBar';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ElementType, ReactNode } from 'react';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { pageGutter } from './PageRoot.ts';

export type HeaderLink = {
  label: string;
  href: string;
  current?: boolean;
  /** Also shown on phones, where there is room for one or two. */
  phone?: boolean;
};

export type AppHeaderProps = {
  /** A Logo, which leads home. */
  logo: ReactNode;
  /** Where the logo leads. */
  homeHref?: string;
  /** What the logo's link is called, if not by the logo. */
  homeLabel?: string;
  /** The product's navigation; on phones only the links with `phone`. */
  links: HeaderLink[];
  /** Names the links' navigation. */
  navLabel?: string;
  /** At the end: an AccountMenu, or the way to sign in. */
  children?: ReactNode;
};

const Bar = styled(Toolbar)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(4),
  justifyContent: 'space-between',
  minHeight: '3.75rem',
  padding: `${theme.spacing(2)} ${pageGutter}`,
  // Beside the account's menu, where there is one.
  '& > nav': { marginInlineStart: 'auto' },
  [theme.breakpoints.up('md')]: { minHeight: '4.375rem' },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 6),
  alignItems: 'center',
}));

const Item = styled('li')<{ ownerState: Pick<HeaderLink, 'phone'> }>(({ theme, ownerState: { phone } }) => ({
  ...(!phone && { [theme.breakpoints.down('md')]: { display: 'none' } }),
}));

const Home = styled(MuiLink)<{ component: ElementType }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `${base.control.touch / 16}rem`,
  '&, &:hover': { color: theme.vars.palette.text.primary },
}));

const BarLink = styled(Home)(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  '&:hover, &[aria-current=page]': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.35em',
  },
}));

/** Logo, links and the account, on the page's own ground. */
export const AppHeader = (props: AppHeaderProps) => {
  const { logo, homeHref = '/', homeLabel, links, navLabel = messages.mainNavigation, children } = props;
  const anchor = useLinkComponent();
  return (
    <AppBar position="static" color="transparent" elevation={0}>
      <Bar variant="dense" disableGutters>
        <Home component={anchor} href={homeHref} underline="none" aria-label={homeLabel}>
          {logo}
        </Home>
        {links.length > 0 && (
          <nav aria-label={navLabel}>
            <Links>
              {links.map(({ label, href, current, phone }) => (
                <Item key={href} ownerState={{ phone }}>
                  <BarLink
                    component={anchor}
                    href={href}
                    underline="none"
                    aria-current={current ? 'page' : undefined}
                  >
                    {label}
                  </BarLink>
                </Item>
              ))}
            </Links>
          </nav>
        )}
        {children}
      </Bar>
    </AppBar>
  );
};
