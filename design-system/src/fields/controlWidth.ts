import type { CSSObject, Theme } from '@mui/material/styles';

export type ControlWidth = 'full' | 'xl' | 'l' | 'm' | 's' | 'xs';

/** The width of a control, at most: it shows how long an answer is expected. */
export const widest: Record<Exclude<ControlWidth, 'full'>, string> = {
  xl: '32.5rem',
  l: '22rem',
  m: '15rem',
  s: '7rem',
  xs: '4.5rem',
};

/** A number or a few letters: narrow on every screen, so that two fit side by side. */
const isShort = (width: ControlWidth): boolean => width === 's' || width === 'xs';

/** The styles of a width. On phones a control that is not short is as wide as its column, so that right edges meet. */
export const controlWidth = (theme: Theme, width: ControlWidth): CSSObject => {
  if (width === 'full') return {};
  const maxWidth = widest[width];
  return isShort(width) ? { maxWidth } : { [theme.breakpoints.up(480)]: { maxWidth } };
};
