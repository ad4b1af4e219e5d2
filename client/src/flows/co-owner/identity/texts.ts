export const CO_OWNER_IDENTITY_TEXTS = {
  next: (owner: string) => `Cuando también esté la parte de ${owner}, leés el contrato y lo firmás.`,
} as const;
