import { base } from '../../tokens/base.ts';
import type { Look } from './look.ts';

/** The label is above the box, so the outline needs no notch: the box draws its own border. */
const NoNotch = () => null;

export const MuiOutlinedInput: Look<'MuiOutlinedInput'> = {
  defaultProps: { notched: false, fullWidth: true, slots: { notchedOutline: NoNotch } },
  styleOverrides: {
    root: ({ theme, ownerState: { startAdornment, endAdornment } }) => {
      const { palette, shape } = theme.vars;
      return {
        display: 'flex',
        gap: theme.spacing(1),
        minHeight: `${base.control.height / 16}rem`,
        border: `1px solid ${palette.edge}`,
        borderRadius: shape.radius.field,
        backgroundColor: palette.background.paper,
        lineHeight: 1.4,
        transition: `border-color ${base.motion.fast}ms`,
        ...(Boolean(startAdornment) && { paddingLeft: theme.spacing(4) }),
        ...(Boolean(endAdornment) && { paddingRight: theme.spacing(4) }),
        '&:hover': { borderColor: palette.text.primary },
        '&:focus-within': {
          borderColor: palette.text.primary,
          outline: `2px solid ${palette.focus}`,
          outlineOffset: 2,
        },
        '&.Mui-error': {
          borderColor: palette.error.main,
          boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
        },
        '&.Mui-readOnly': { backgroundColor: palette.background.sand },
        '&.Mui-disabled': {
          borderColor: palette.divider,
          backgroundColor: palette.background.sand,
          color: palette.text.secondary,
        },
        '@media (forced-colors: active)': {
          '&:focus-within': { outlineColor: 'Highlight' },
          '&.Mui-error': { borderWidth: 3 },
        },
      };
    },
    // As tall as the box, so that a press anywhere in it reaches the input.
    input: ({ theme, ownerState: { startAdornment, endAdornment } }) => ({
      boxSizing: 'border-box',
      alignSelf: 'stretch',
      height: 'auto',
      padding: theme.spacing(2, 4),
      ...(Boolean(startAdornment) && { paddingLeft: 0 }),
      ...(Boolean(endAdornment) && { paddingRight: 0 }),
      '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${theme.vars.palette.background.paper}`,
        caretColor: 'currentcolor',
        WebkitTextFillColor: theme.vars.palette.text.primary,
      },
    }),
  },
};
