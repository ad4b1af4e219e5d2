import type { Look } from './look.ts';

export const MuiLink: Look<'MuiLink'> = {
  defaultProps: { underline: 'always' },
  styleOverrides: {
    root: ({ theme }) => ({
      color: theme.vars.palette.link.main,
      textDecorationColor: 'currentcolor',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.2em',
      borderRadius: 4,
      '&:hover': {
        color: theme.vars.palette.link.dark,
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 2,
      },
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
    }),
  },
};
