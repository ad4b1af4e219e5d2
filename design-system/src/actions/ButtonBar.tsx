import GlobalStyles from '@mui/material/GlobalStyles';
import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageGutter } from '../layout/PageRoot.ts';
import { base } from '../tokens/base.ts';

export type ButtonBarProps = {
  /** Buttons, primary first. On phones they stack in this order and the others become text buttons. */
  children: ReactNode;
  /** Figure next to the button; phones only. */
  info?: ReactNode;
  /** Whether the bar sticks to the bottom of a phone's viewport while the page scrolls. */
  sticky?: boolean;
  /** Whether the bar is fixed, so that it is visible before the user scrolls to its place. Requires `sticky`. */
  pinned?: boolean;
  /** Hides the bar from this breakpoint (`md`: 768 px, `lg`: 1024 px), for pages with another action there. */
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
      // One row regardless of the figure: wrapping when the figure arrives would cause a layout shift.
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
        // Keeps the page visible above the bar with large text (WCAG 1.4.4).
        containerType: 'inline-size',
        maxHeight: '33dvh',
        overflowY: 'auto',
        ...(pinned && { position: 'fixed', insetInline: 0, marginInline: 0 }),
      }),
    },
    // A fixed bar would cover the field while the keyboard is open or the phone is in landscape.
    ...(sticky && { [`${onPhones} and (max-height: 480px)`]: { position: 'static' } }),
  };
});

const Info = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { display: 'none' },
  // `rem` follows the root: applies from 150% text on a phone. The page also shows the figure.
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

/** Taller than the tallest bar: a figure above a button, or a third of the viewport. */
const room = 'min(11.5rem, 36dvh)';

/** Scrolls focused elements clear of the bar (WCAG 2.4.11), also when large text makes the bar taller. */
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

/** Adds space at the end of the page, which a fixed bar would cover. */
const leavesRoom = (
  <GlobalStyles
    styles={(theme) => ({
      [`${theme.breakpoints.down('md')} and (min-height: 481px)`]: {
        'body::after': { display: 'block', height: room, content: '""' },
      },
    })}
  />
);

/** A full-width bar at the bottom of a phone's viewport; a plain row from 768 px. */
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
