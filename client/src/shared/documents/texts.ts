export const DOCUMENT_TEXTS = {
  missing: (label: string) => `Falta: ${label}.`,
  sentBack: (reason: string) => `Hay que volver a subirlo: ${reason}`,
} as const;
