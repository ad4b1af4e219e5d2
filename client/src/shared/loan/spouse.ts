/** The spouse's data, kept only in memory and never sent (EN-02). */
export type Spouse = { firstName: string; lastName: string; document: string; gender: string };

export const EMPTY_SPOUSE: Spouse = { firstName: '', lastName: '', document: '', gender: '' };

let current: Spouse = EMPTY_SPOUSE;

export function currentSpouse(): Spouse {
  return current;
}

export function keepSpouse(spouse: Spouse): void {
  current = spouse;
}
