import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type CornerProps = {
  /** Floats in the screen's corner where there is room: beside a form, and never over it. */
  floats: boolean;
  /** The help. */
  children: ReactNode;
};

/** Not on MUI's Fab, which always covers what is under it. */
const Place = styled('div')<{ ownerState: { floats: boolean } }>(({ theme, ownerState: { floats } }) => ({
  padding: theme.spacing(3, 4, 6),
  ...(floats && {
    [theme.breakpoints.up('xl')]: {
      position: 'fixed',
      // Above the footer of a page that is shorter than the screen.
      inset: `auto auto ${theme.spacing(20)} ${theme.spacing(4)}`,
      zIndex: 30,
      padding: 0,
    },
  }),
  '@media print': { display: 'none' },
}));

/** Help for every page: at its end, or in the corner of wide screens. */
export const Corner = ({ floats, children }: CornerProps) => (
  <Place ownerState={{ floats }}>{children}</Place>
);
