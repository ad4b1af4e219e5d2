import type { Look } from './look.ts';

/** A field: label, hint, error and control in a column, or several controls with one legend. */
export const MuiFormControl: Look<'MuiFormControl'> = {
  styleOverrides: {
    root: ({ theme, ownerState: { component } }) =>
      component === 'fieldset'
        ? {
            // A legend does not take part in the flex layout of a fieldset: margins replace the gap.
            display: 'block',
            '& > .MuiFormLabel-root, & > .MuiFormHelperText-root': { marginBottom: theme.spacing(2) },
          }
        : { display: 'flex', gap: theme.spacing(1) },
  },
};
