import { base } from '../../tokens/base.ts';
import type { Look } from './look.ts';

/** Labels above the control, in the same colour in every state. */
export const MuiFormLabel: Look<'MuiFormLabel'> = {
  styleOverrides: {
    root: ({ theme }) => ({
      display: 'block',
      marginBottom: theme.spacing(1),
      fontSize: theme.typography.body2.fontSize,
      fontWeight: base.weight.semibold,
      lineHeight: 1.4,
      '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
    }),
  },
};
