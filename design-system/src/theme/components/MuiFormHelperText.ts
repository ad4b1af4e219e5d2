import { base } from '../../tokens/base.ts';
import type { Look } from './look.ts';

/** Hints and errors, between the label and the control. */
export const MuiFormHelperText: Look<'MuiFormHelperText'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      maxWidth: '65ch',
      margin: 0,
      marginBottom: theme.spacing(1),
      fontSize: theme.typography.body2.fontSize,
      lineHeight: 1.4,
      '&, &.Mui-disabled': { color: theme.vars.palette.text.soft },
      '&.Mui-error': {
        display: 'flex',
        gap: '0.375rem',
        maxWidth: 'none',
        color: theme.vars.palette.error.dark,
        fontWeight: base.weight.semibold,
      },
    }),
  },
};
