/** Terms in instalments to compare if the bank does not list its own. */
export const USUAL_TERMS: readonly number[] = [12, 24, 36, 48, 60];

const MOST = USUAL_TERMS.length;
const FEWEST = 3;
const YEARLY = 12;

/** Returns the terms to compare, in ascending order: the longest full years, or the longest of all if there are few years. */
export function comparedTerms(offered: readonly number[]): readonly number[] {
  const yearly = offered.filter((term) => term % YEARLY === 0);
  const found = yearly.length < FEWEST ? offered : yearly;
  return found.length === 0 ? USUAL_TERMS : found.toSorted((one, other) => one - other).slice(-MOST);
}
