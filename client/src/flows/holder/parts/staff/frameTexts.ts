/** What a seller reads above each step before its scripts are there. */
export const STAFF_FRAME_TEXTS = {
  label: 'Tu cliente',
  title: 'Cargás para un cliente',
  handOver: 'Seguir en su celular',
} as const;
