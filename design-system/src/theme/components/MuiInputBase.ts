import type { Look } from './look.ts';

/** What MUI injects here finds out about autofill for labels that float; ours do not. */
export const MuiInputBase: Look<'MuiInputBase'> = {
  defaultProps: { disableInjectingGlobalStyles: true },
};
