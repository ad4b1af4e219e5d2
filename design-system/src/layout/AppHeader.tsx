import AppBar from '@mui/material/AppBar';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
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

export type HeaderHelp = {
  /** 'Ayuda'. */
  label: string;
  /** As people write it. */
  phone: string;
  /** `tel:`: what the link does until `onOpen` is there. */
  href: string;
  /** Opens the help of the page in place of a call. */
  onOpen?: (() => void) | undefined;
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
  /** Before the links, so at the same place of every page; an icon on phones. */
  help?: HeaderHelp;
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

/** The words stay the link's name where only the icon is shown. */
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

/** Logo, help, links and the account, on the page's own ground. */
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
