import type { Look } from './look.ts';

/** Icons are line drawings on a 24 px grid. */
export const MuiSvgIcon: Look<'MuiSvgIcon'> = {
  styleOverrides: {
    root: {
      flex: 'none',
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      verticalAlign: '-0.2em',
      transition: 'none',
    },
  },
};
