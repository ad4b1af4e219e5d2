import { base } from '../../tokens/base.ts';
import type { Look } from './look.ts';

const rem = (px: number) => `${px / 16}rem`;

export const MuiButton: Look<'MuiButton'> = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme, ownerState }) => ({
      gap: theme.spacing(3),
      maxWidth: '100%',
      minWidth: 0,
      minHeight: rem(base.control.height),
      padding: theme.spacing(2, 6),
      border: '1px solid transparent',
      borderRadius: theme.vars.shape.radius.button,
      color: theme.vars.palette.text.primary,
      overflowWrap: 'break-word',
      textAlign: 'center',
      transition: `background-color ${base.motion.fast}ms, border-color ${base.motion.fast}ms`,
      '&.Mui-disabled': {
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.sand,
        color: theme.vars.palette.text.soft,
        cursor: 'not-allowed',
        pointerEvents: 'auto',
      },
      '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
      ...(ownerState.size === 'small' && {
        minHeight: rem(base.control.touch),
        paddingInline: theme.spacing(4),
        fontSize: theme.typography.body2.fontSize,
      }),
    }),
    contained: ({ theme }) => ({
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      '&:hover, &:active': { backgroundColor: theme.vars.palette.primary.dark },
    }),
    outlined: ({ theme, ownerState }) =>
      ownerState.color === 'error'
        ? {
            borderColor: theme.vars.palette.error.main,
            backgroundColor: 'transparent',
            color: theme.vars.palette.error.dark,
            '&:hover': {
              borderColor: theme.vars.palette.error.main,
              backgroundColor: theme.vars.palette.error.light,
            },
          }
        : {
            borderColor: theme.vars.palette.edge,
            backgroundColor: 'transparent',
            '&:hover': {
              borderColor: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.background.paper,
            },
          },
    text: ({ theme, ownerState }) => ({
      paddingInline: theme.spacing(3),
      // Aligns the text, not the padding, with the column's edge. After another button, the padding serves as the gap.
      ...(!ownerState.fullWidth && {
        marginInlineStart: `calc(${theme.spacing(-3)} - 1px)`,
        maxWidth: `calc(100% + ${theme.spacing(3)} + 1px)`,
        '.MuiButton-root + &, .MuiDialogActions-root > &': { marginInlineStart: 0, maxWidth: '100%' },
      }),
      color: theme.vars.palette.link.main,
      '&:hover': {
        backgroundColor: 'transparent',
        color: theme.vars.palette.link.dark,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      },
    }),
  },
};
