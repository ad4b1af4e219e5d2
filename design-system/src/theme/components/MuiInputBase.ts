import type { Look } from './look.ts';

/** MUI injects styles that detect autofill for floating labels, which we do not use. */
export const MuiInputBase: Look<'MuiInputBase'> = {
  defaultProps: { disableInjectingGlobalStyles: true },
};
