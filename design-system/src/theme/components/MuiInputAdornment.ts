import type { Look } from './look.ts';

/** A unit or a button in the box, which sets the spacing. */
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
