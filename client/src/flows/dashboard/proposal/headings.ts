import { SESSION_TEXTS } from '#shared/session/texts.ts';

/** Headings of the dashboard's screens before their data is loaded. */
export const DASHBOARD_HEADINGS = {
  list: 'Panel de seguimiento',
  morning: SESSION_TEXTS.morning,
  admin: 'Administración de propuestas',
  proposal: 'Propuesta',
  status: '¿Dónde está mi préstamo?',
  board: 'Tablero',
};
