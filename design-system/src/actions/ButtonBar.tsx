import GlobalStyles from '@mui/material/GlobalStyles';
import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageGutter } from '../layout/PageRoot.ts';
import { base } from '../tokens/base.ts';

export type ButtonBarProps = {
  /** Primary first: on phones each takes a row, in this order, and what follows the primary is a text button. */
  children: ReactNode;
  /** A figure beside the button, on phones only. */
  info?: ReactNode;
  /** Stays at the foot of a phone's screen while the page scrolls. */
  sticky?: boolean;
  /** Sticky, and in sight from the start: also while its place on the page is still below the screen. */
  pinned?: boolean;
  /** For pages that have their action elsewhere on wider screens: from 768 (`md`) or 1024 pixels (`lg`) on. */
  below?: 'md' | 'lg';
};

type Look = { hasInfo: boolean; sticky: boolean; pinned?: boolean; below?: 'md' | 'lg' };

const Root = styled(MuiStack)<{ ownerState: Look }>(({
  theme,
  ownerState: { hasInfo, sticky, pinned, below },
}) => {
  const onPhones = theme.breakpoints.down('md');
  return {
    ...(below && { [theme.breakpoints.up(below)]: { display: 'none' } }),
    [onPhones]: {
      // One row, whatever the figure: a bar that wraps when the figure arrives moves the page.
      ...(hasInfo && {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: theme.spacing(4),
        '@media (max-width: 359px)': { flexDirection: 'column', alignItems: 'stretch' },
      }),
      ...(sticky && {
        position: 'sticky',
        zIndex: 10,
        bottom: 0,
        marginInline: `calc(-1 * ${pageGutter})`,
        padding: `${theme.spacing(3)} ${pageGutter}`,
        paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: '0 -8px 24px -16px rgb(0 0 0 / 24%)',
        // With large text, the page must stay in view above it (WCAG 1.4.4).
        containerType: 'inline-size',
        maxHeight: '33dvh',
        overflowY: 'auto',
        ...(pinned && { position: 'fixed', insetInline: 0, marginInline: 0 }),
      }),
    },
    // With the keyboard open or the phone turned, a fixed bar would eat the field.
    ...(sticky && { [`${onPhones} and (max-height: 480px)`]: { position: 'static' } }),
  };
});

const Info = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { display: 'none' },
  // In the root's `rem`: text of one and a half times on a phone. The page has the figure, too.
  '@container (max-width: 15rem)': { display: 'none' },
}));

const Buttons = styled(MuiStack)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    '& > .MuiButton-contained:only-child': { minWidth: '15rem' },
  },
  [theme.breakpoints.down('md')]: {
    gap: theme.spacing(2),
    '& > .MuiButton-root': { marginInline: 0, paddingInline: theme.spacing(4) },
    '& > .MuiButton-contained ~ .MuiButton-root': {
      minHeight: `${base.control.touch / 16}rem`,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
    },
    '& > .MuiButton-contained ~ .MuiButton-colorInherit': { color: theme.vars.palette.link.main },
  },
}));

/** More than the highest bar: its figure above its button, or a third of the screen. */
const room = 'min(11.5rem, 36dvh)';

/** What takes the focus is scrolled clear of the bar (WCAG 2.4.11), also when large text makes it higher. */
const keepsFocusClear = (
  <GlobalStyles
    styles={(theme) => {
      const onPhones = theme.breakpoints.down('md');
      return {
        [onPhones]: { html: { scrollPaddingBottom: room } },
        [`${onPhones} and (max-height: 480px)`]: { html: { scrollPaddingBottom: theme.spacing(6) } },
      };
    }}
  />
);

/** The end of the page is scrolled clear of a bar that is in no flow. */
const leavesRoom = (
  <GlobalStyles
    styles={(theme) => ({
      [`${theme.breakpoints.down('md')} and (min-height: 481px)`]: {
        'body::after': { display: 'block', height: room, content: '""' },
      },
    })}
  />
);

/** Full-width bar at the foot of a phone's screen, a plain row from 768 px. */
export const ButtonBar = ({ children, info, sticky = true, pinned, below }: ButtonBarProps) => (
  <Root
    className={sticky ? 'pd-button-bar--sticky' : undefined}
    ownerState={{ hasInfo: Boolean(info), sticky, pinned, below }}
  >
    {sticky && keepsFocusClear}
    {pinned && leavesRoom}
    {info && <Info>{info}</Info>}
    <Buttons direction={{ xs: 'column', md: 'row' }}>{children}</Buttons>
  </Root>
);
