import type { CSSObject, Theme } from '@mui/material/styles';

export type ControlWidth = 'full' | 'xl' | 'l' | 'm' | 's' | 'xs';

/** The widest that a control gets: it tells how long an answer is expected. */
export const widest: Record<Exclude<ControlWidth, 'full'>, string> = {
  xl: '32.5rem',
  l: '22rem',
  m: '15rem',
  s: '7rem',
  xs: '4.5rem',
};

/** On phones every control is as wide as its column, so that their right edges meet. */
export const controlWidth = (theme: Theme, width: ControlWidth): CSSObject =>
  width === 'full' ? {} : { [theme.breakpoints.up(480)]: { maxWidth: widest[width] } };
