import type { InsuranceChoiceFragment } from '../../../generated/graphql.ts';

export type Offer = InsuranceChoiceFragment['insurances'][number];
export type CoverageGroup = { code: string; name: string; offers: Offer[] };

const premium = (offer: Offer) => Number(offer.monthlyPremium.amount);

/** Offers by coverage; the cheapest first, within a coverage and among them. */
export function groupByCoverage(offers: readonly Offer[]): CoverageGroup[] {
  const groups = new Map<string, CoverageGroup>();
  for (const offer of offers.toSorted((one, other) => premium(one) - premium(other))) {
    const { coverageCode: code, coverageName: name } = offer;
    const group = groups.get(code);
    if (group === undefined) groups.set(code, { code, name, offers: [offer] });
    else group.offers.push(offer);
  }
  return [...groups.values()];
}

export const ALL_COVERAGES = 'ALL';

/** The groups in view; a coverage that is no longer offered shows all of them. */
export function visibleGroups(groups: readonly CoverageGroup[], coverage: string): readonly CoverageGroup[] {
  const chosen = groups.filter(({ code }) => code === coverage);
  return chosen.length === 0 ? groups : chosen;
}

/** The one chosen before, as long as it is still offered. */
export function selectedOffer(offers: readonly Offer[]): string | null {
  return offers.find(({ selected }) => selected)?.id ?? null;
}
