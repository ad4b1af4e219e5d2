import type { InsuranceChoiceFragment } from '../../../../generated/graphql.ts';

export type Offer = InsuranceChoiceFragment['insurances'][number];
export type CoverageGroup = { code: string; name: string; offers: Offer[] };

const premium = (offer: Offer) => Number(offer.monthlyPremium.amount);

/** Offers by coverage; the groups, and the offers of a group, start with the cheapest. */
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

/** The group to show: the selected coverage, else that of the chosen offer, else the cheapest. */
export function groupInView(
  groups: readonly CoverageGroup[],
  coverage: string | null,
  chosenId: string | null,
): CoverageGroup | undefined {
  return (
    groups.find(({ code }) => code === coverage) ??
    groups.find(({ offers }) => offers.some(({ id }) => id === chosenId)) ??
    groups[0]
  );
}

/** The saved choice, if it is still offered. */
export function selectedOffer(offers: readonly Offer[]): string | null {
  return offers.find(({ selected }) => selected)?.id ?? null;
}
