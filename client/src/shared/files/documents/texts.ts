export const DOCUMENT_TEXTS = {
  optional: (count: number) => `Documentos opcionales (${count})`,
  missing: (label: string) => `Falta subir: ${label}.`,
  sentBack: (reason: string) => `Volvé a subirlo: ${reason}`,
} as const;
