/** Shown side by side where the bank has not said its terms, in instalments. */
export const USUAL_TERMS: readonly number[] = [12, 24, 36, 48, 60];

const MOST = USUAL_TERMS.length;
const FEWEST = 3;
const YEARLY = 12;

/** The terms to compare, the shortest first: the longest of whole years, or of all if there are few of those. */
export function comparedTerms(offered: readonly number[]): readonly number[] {
  const yearly = offered.filter((term) => term % YEARLY === 0);
  const found = yearly.length < FEWEST ? offered : yearly;
  return found.length === 0 ? USUAL_TERMS : found.toSorted((one, other) => one - other).slice(-MOST);
}
