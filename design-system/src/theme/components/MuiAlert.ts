import type { AlertColor } from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import type { Look } from './look.ts';

/** Returns an alert's colours: title and icon, and the background. */
export const alertColors = ({ vars }: Pick<Theme, 'vars'>, severity: AlertColor = 'success') => {
  const { main, dark, light } = vars.palette[severity];
  return { text: severity === 'error' ? dark : main, ground: light };
};

/** Lays out an alert's parts in one row, without MUI's spacing for its own icon and close button. */
export const MuiAlert: Look<'MuiAlert'> = {
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const { text, ground } = alertColors(theme, ownerState.severity);
      return {
        // Contains the visually hidden text.
        position: 'relative',
        gap: theme.spacing(3),
        padding: theme.spacing(4),
        border: '1px solid transparent',
        borderRadius: theme.vars.shape.radius.panel,
        backgroundColor: ground,
        color: theme.vars.palette.text.primary,
        font: 'inherit',
        '& .MuiAlert-icon, & .MuiAlertTitle-root': { color: text },
      };
    },
    icon: { margin: 0, padding: 0, opacity: 1 },
    message: { flex: 1, padding: 0, overflow: 'visible' },
    action: { margin: 0, padding: 0 },
  },
};
