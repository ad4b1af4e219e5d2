/** Texts above each step for sellers, needed before the step's script loads. */
export const STAFF_FRAME_TEXTS = {
  label: 'Tu cliente',
  title: 'Cargás para un cliente',
  handOver: 'Seguir en su celular',
} as const;
