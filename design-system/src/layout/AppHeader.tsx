import AppBar from '@mui/material/AppBar';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import { pageInset } from './PageRoot.ts';

export type HeaderLink = {
  label: string;
  href: string;
  current?: boolean;
  /** Whether phones show the link as well; there is space for one or two. */
  phone?: boolean;
};

export type HeaderHelp = {
  /** Text of the link: 'Ayuda'. */
  label: string;
  /** Formatted phone number. */
  phone: string;
  /** `tel:` link, used until `onOpen` is set. */
  href: string;
  /** Called instead of following the link, to open the page's help. */
  onOpen?: (() => void) | undefined;
};

export type AppHeaderProps = {
  /** Logo, which links to the home page. */
  logo: ReactNode;
  /** Link target of the logo. */
  homeHref?: string;
  /** Accessible name of the logo's link, if it differs from the logo's. */
  homeLabel?: string;
  /** Links of the main navigation; phones show only those with `phone`. */
  links: HeaderLink[];
  /** Help link before the other links, in the same place on every page; an icon on phones. */
  help?: HeaderHelp;
  /** Accessible name of the navigation. */
  navLabel?: string;
  /** Content at the end: an AccountMenu, or a sign-in link. */
  children?: ReactNode;
};

const Bar = styled(Toolbar)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(4),
  justifyContent: 'space-between',
  minHeight: '3.75rem',
  padding: `${theme.spacing(2)} ${pageInset}`,
  // Moves the navigation next to the account menu, if there is one.
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

/** Keeps the text as the link's accessible name if only the icon is visible. */
const HelpWords = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));

const HelpLink = styled(BarLink)(({ theme }) => ({
  justifyContent: 'center',
  minWidth: `${base.control.touch / 16}rem`,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('md')]: { '& > svg': { display: 'none' } },
}));

const Help = ({ label, phone, href, onOpen }: HeaderHelp) => {
  const open = onOpen && {
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onOpen();
    },
  };
  return (
    <HelpLink component="a" href={href} underline="none" {...open}>
      <Icon name="help" />
      <HelpWords>{`${label} · ${phone}`}</HelpWords>
    </HelpLink>
  );
};

/** The page header with logo, help, links and account. */
export const AppHeader = (props: AppHeaderProps) => {
  const {
    logo,
    homeHref = '/',
    homeLabel,
    links,
    help,
    navLabel = messages.mainNavigation,
    children,
  } = props;
  const anchor = useLinkComponent();
  return (
    <AppBar position="static" color="transparent" elevation={0}>
      <Bar variant="dense" disableGutters>
        <Home component={anchor} href={homeHref} underline="none" aria-label={homeLabel}>
          {logo}
        </Home>
        {(help !== undefined || links.length > 0) && (
          <nav aria-label={navLabel}>
            <Links>
              {help && (
                <li>
                  <Help {...help} />
                </li>
              )}
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
