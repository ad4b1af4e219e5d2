const SHOWN = 8;

/** The number that a check has from its beginning, for who asks about it: the demonstration's verifier gives none. */
export function newProcessNumber(): string {
  return `VI-${crypto.randomUUID().slice(0, SHOWN).toUpperCase()}`;
}
