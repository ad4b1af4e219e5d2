import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Width = 'sm' | 'md' | 'lg' | 'xl';

type Look = {
  /** First breakpoint that shows the children: 600 px (`sm`), 768 (`md`), 1024 (`lg`) or 1200 (`xl`). */
  from?: Width;
  /** First breakpoint that hides the children. */
  below?: Width;
  /** Medium; `screen` hides the children in print. */
  on?: 'screen';
};

export type OnlyProps = Look & {
  /** Content to show conditionally. */
  children: ReactNode;
};

/** Not based on MUI: it removed `Hidden`, and `useMediaQuery` would show the wrong content until the script runs. */
const Root = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { from, below, on } }) => ({
  minWidth: 0,
  ...(from && { [theme.breakpoints.down(from)]: { display: 'none' } }),
  ...(below && { [theme.breakpoints.up(below)]: { display: 'none' } }),
  ...(on && { '@media print': { display: 'none' } }),
}));

/** Shows its children only at some viewport widths, or hides them in print. */
export const Only = ({ from, below, on, children }: OnlyProps) => (
  <Root ownerState={{ from, below, on }}>{children}</Root>
);
