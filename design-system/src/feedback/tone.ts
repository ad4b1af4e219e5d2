import type { AlertColor } from '@mui/material/Alert';
import type { IconName } from '../foundations/Icon.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A shape for every tone: colour alone never carries the meaning. */
export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** What MUI calls the tones. */
export const severities: Record<Tone, AlertColor> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
