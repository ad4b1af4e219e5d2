import type { AlertColor } from '@mui/material/Alert';
import type { IconName } from '../foundations/Icon.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Icon per tone, since colour must not be the only cue (WCAG 1.4.1). */
export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** MUI's names of the tones. */
export const severities: Record<Tone, AlertColor> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
