/** Texts about when the next message may go to the same person. */
export const WAIT_TEXTS = {
  /** `when`: 'a las 13:40'. */
  next: (when: string) => `Podés mandarle otro mensaje ${when}.`,
  inMinutes: (count: number) => (count === 1 ? 'en 1 minuto' : `en ${count} minutos`),
  tomorrow: 'mañana',
} as const;
