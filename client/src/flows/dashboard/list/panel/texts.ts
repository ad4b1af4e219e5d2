/** Texts of the proposal that is open beside the list. */
export const PANEL_TEXTS = {
  label: 'Propuesta',
  since: (days: number) => (days === 0 ? 'Desde hoy.' : days === 1 ? 'Hace 1 día.' : `Hace ${days} días.`),
  pointOfSale: 'Punto de venta',
  created: 'Creada',
  open: 'Abrir la propuesta',
} as const;
