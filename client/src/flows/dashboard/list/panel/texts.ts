/** Texts of the proposal panel next to the list. */
export const PANEL_TEXTS = {
  label: 'Propuesta',
  pointOfSale: 'Punto de venta',
  created: 'Creada',
  open: 'Abrir la propuesta',
} as const;
