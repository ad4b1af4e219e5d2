import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Width = 'sm' | 'md' | 'lg' | 'xl';

type Look = {
  /** From 600 (`sm`), 768 (`md`), 1024 (`lg`) or 1200 pixels (`xl`) on. */
  from?: Width;
  /** On what is narrower than that. */
  below?: Width;
  /** `screen`: left out on paper. */
  on?: 'screen';
};

export type OnlyProps = Look & {
  /** What is shown there. */
  children: ReactNode;
};

/** Not on MUI: its `Hidden` is gone, and `useMediaQuery` would show the wrong part until the script runs. */
const Root = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { from, below, on } }) => ({
  minWidth: 0,
  ...(from && { [theme.breakpoints.down(from)]: { display: 'none' } }),
  ...(below && { [theme.breakpoints.up(below)]: { display: 'none' } }),
  ...(on && { '@media print': { display: 'none' } }),
}));

/** Shows its children at some widths of the screen only, or not on paper. */
export const Only = ({ from, below, on, children }: OnlyProps) => (
  <Root ownerState={{ from, below, on }}>{children}</Root>
);
