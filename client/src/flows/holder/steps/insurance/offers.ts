import type { InsuranceChoiceFragment } from '#generated/graphql.ts';

export type Offer = InsuranceChoiceFragment['insurances'][number];
export type CoverageGroup = { code: string; name: string; description: string | null; offers: Offer[] };

/** Number of insurers shown initially, cheapest first. */
const FIRST_OFFERS = 3;

const premium = (offer: Offer) => Number(offer.monthlyPremium.amount);

/** Groups offers by coverage; groups and their offers are sorted by price. */
export function groupByCoverage(offers: readonly Offer[]): CoverageGroup[] {
  const groups = new Map<string, CoverageGroup>();
  for (const offer of offers.toSorted((one, other) => premium(one) - premium(other))) {
    const { coverageCode: code, coverageName: name, coverageDescription: description } = offer;
    const group = groups.get(code);
    if (group === undefined) groups.set(code, { code, name, description, offers: [offer] });
    else group.offers.push(offer);
  }
  return [...groups.values()];
}

/** Returns the selected coverage's group, otherwise that of the chosen offer, otherwise the cheapest. */
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

/** Returns the cheapest offers of a group, or all once the user asks for them or has chosen another. */
export function offersInView({ offers }: CoverageGroup, isWhole: boolean, chosenId: string | null): Offer[] {
  const first = offers.slice(0, FIRST_OFFERS);
  const others = offers.slice(FIRST_OFFERS);
  return isWhole || others.some(({ id }) => id === chosenId) ? offers : first;
}

/** Returns the saved choice if it is still offered. */
export function selectedOffer(offers: readonly Offer[]): string | null {
  return offers.find(({ isSelected }) => isSelected)?.id ?? null;
}
