export const DOCUMENT_TEXTS = {
  missing: (label: string) => `Falta: ${label}.`,
  observed: (reason: string) => `Hay que volver a subirlo: ${reason}`,
} as const;
