/** Texts of the proposal that is open beside the list. */
export const PANEL_TEXTS = {
  label: 'Propuesta',
  pointOfSale: 'Punto de venta',
  created: 'Creada',
  open: 'Abrir la propuesta',
} as const;
