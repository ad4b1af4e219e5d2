export const SELLER_DOCUMENTS_TEXTS = {
  title: 'Subí los documentos de quien te vende',
  subtitle: 'Cada archivo queda guardado apenas termina de subir. Podés seguir después.',
  empty: 'No hay documentos para pedirle a quien te vende.',
  missing: (label: string) => `Falta: ${label}.`,
  observed: (reason: string) => `Hay que volver a subirlo: ${reason}`,
} as const;
