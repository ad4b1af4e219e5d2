export const DOCUMENT_TEXTS = {
  optional: (count: number) =>
    count === 1 ? 'Otro papel que podés sumar' : `Otros ${count} papeles que podés sumar`,
  missing: (label: string) => `Falta: ${label}.`,
  sentBack: (reason: string) => `Hay que volver a subirlo: ${reason}`,
} as const;
