/** Shown side by side: instalments. */
type ThreeTerms = readonly [short: number, middle: number, long: number];

/** Asked first, and kept where the bank offers them. */
export const USUAL_TERMS: ThreeTerms = [24, 36, 48];

const YEARLY = 12;

/** Three of the terms that the bank offers: the usual ones, else the longest of whole years, else the longest. */
export function comparedTerms(offered: readonly number[]): ThreeTerms {
  if (USUAL_TERMS.every((term) => offered.includes(term))) return USUAL_TERMS;
  const yearly = offered.filter((term) => term % YEARLY === 0);
  const [short, middle, long] = (yearly.length < USUAL_TERMS.length ? offered : yearly)
    .toSorted((one, other) => one - other)
    .slice(-USUAL_TERMS.length);
  return short === undefined || middle === undefined || long === undefined
    ? USUAL_TERMS
    : [short, middle, long];
}
