export const LEGAL_TEXTS = {
  effectiveFrom: (date: string) => `Vigente desde el ${date}.`,
} as const;
