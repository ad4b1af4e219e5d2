import type { Look } from './look.ts';

/** A surface without a shadow; Card and the overlays set their own. */
export const MuiPaper: Look<'MuiPaper'> = {
  defaultProps: { elevation: 0 },
  styleOverrides: {
    root: ({ theme }) => ({
      backgroundColor: theme.vars.palette.background.paper,
      backgroundImage: 'none',
      color: theme.vars.palette.text.primary,
    }),
  },
};
