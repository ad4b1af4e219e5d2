/** EN-02: the spouse's data stays in this page's memory; no request sends it. */
export type Spouse = { firstName: string; lastName: string; document: string; gender: string };

export const EMPTY_SPOUSE: Spouse = { firstName: '', lastName: '', document: '', gender: '' };

let current: Spouse = EMPTY_SPOUSE;

export function currentSpouse(): Spouse {
  return current;
}

export function keepSpouse(spouse: Spouse): void {
  current = spouse;
}
