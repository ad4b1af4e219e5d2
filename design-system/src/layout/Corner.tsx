import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type CornerProps = {
  /** Whether it floats next to a form in viewports whose margin fits it. */
  floats: boolean;
  /** Help content. */
  children: ReactNode;
};

/** Viewport width in pixels from which the margin next to the page's content fits a button. */
const MARGIN_FITS_FROM = 1344;

/** Not based on MUI's Fab, which always covers the content below. */
const Place = styled('div')<{ ownerState: { floats: boolean } }>(({ theme, ownerState: { floats } }) => ({
  padding: theme.spacing(3, 4, 6),
  ...(floats && {
    [theme.breakpoints.up(MARGIN_FITS_FROM)]: {
      position: 'fixed',
      // Stays above the footer if the page is shorter than the viewport.
      inset: `auto auto ${theme.spacing(20)} ${theme.spacing(4)}`,
      zIndex: 30,
      padding: 0,
    },
  }),
  '@media print': { display: 'none' },
}));

/** Help on every page: at its end, or in the corner of wide viewports. */
export const Corner = ({ floats, children }: CornerProps) => (
  <Place ownerState={{ floats }}>{children}</Place>
);
