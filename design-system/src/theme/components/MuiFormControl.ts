import type { Look } from './look.ts';

/** A field: label, hint, error and control under each other, or several controls under one legend. */
export const MuiFormControl: Look<'MuiFormControl'> = {
  styleOverrides: {
    root: ({ theme, ownerState: { component } }) =>
      component === 'fieldset'
        ? {
            // A fieldset lays out its legend outside of flex: the gap comes from margins.
            display: 'block',
            '& > .MuiFormLabel-root, & > .MuiFormHelperText-root': { marginBottom: theme.spacing(2) },
          }
        : { display: 'flex', gap: theme.spacing(1) },
  },
};
