import type { Look } from './look.ts';

export const MuiButtonBase: Look<'MuiButtonBase'> = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      '@media (forced-colors: active)': { '&:focus-visible': { outlineColor: 'Highlight' } },
    }),
  },
};
