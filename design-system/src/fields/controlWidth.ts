import type { CSSObject, Theme } from '@mui/material/styles';

export type ControlWidth = 'full' | 'xl' | 'l' | 'm' | 's' | 'xs';

/** Maximum width of a control, which hints at the expected length of the answer. */
export const widest: Record<Exclude<ControlWidth, 'full'>, string> = {
  xl: '32.5rem',
  l: '22rem',
  m: '15rem',
  s: '7rem',
  xs: '4.5rem',
};

/** Short widths apply on every screen, so that two controls fit in a row. */
const isShort = (width: ControlWidth): boolean => width === 's' || width === 'xs';

/** Returns the styles of a width. On phones, longer controls fill the column, so that their right edges align. */
export const controlWidth = (theme: Theme, width: ControlWidth): CSSObject => {
  if (width === 'full') return {};
  const maxWidth = widest[width];
  return isShort(width) ? { maxWidth } : { [theme.breakpoints.up(480)]: { maxWidth } };
};
