import type { Look } from './look.ts';

export const MuiTypography: Look<'MuiTypography'> = {
  styleOverrides: {
    root: { overflowWrap: 'break-word' },
  },
};
