import type { Look } from './look.ts';

/** A unit or a button in the box; the box keeps the distance. */
export const MuiInputAdornment: Look<'MuiInputAdornment'> = {
  defaultProps: { disableTypography: true },
  styleOverrides: {
    root: ({ theme }) => ({
      flex: 'none',
      maxHeight: 'none',
      margin: 0,
      color: theme.vars.palette.text.primary,
    }),
  },
};
