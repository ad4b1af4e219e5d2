export const DOCUMENT_TEXTS = {
  optional: (count: number) => `Documentos opcionales (${count})`,
  missing: (label: string) => `Falta: ${label}.`,
  sentBack: (reason: string) => `Volvé a subirlo: ${reason}`,
} as const;
