/** Headings of the dashboard's screens before their data are loaded. */
export const DASHBOARD_HEADINGS = {
  list: 'Panel de seguimiento',
  admin: 'Administración de propuestas',
  proposal: 'Propuesta',
  board: 'Tablero',
};
