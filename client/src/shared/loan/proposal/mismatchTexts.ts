/** Texts for sellers at a proposal of another point of sale. The title is prescribed (docs/domain.md#entry-modals). */
export const MISMATCH_TEXTS = {
  title: 'Esta solicitud pertenece a otro punto de venta.',
  text: 'Solo la puede seguir quien la empezó, o el titular con su código.',
  dashboard: 'Ver las propuestas',
  close: 'Entendido',
} as const;
