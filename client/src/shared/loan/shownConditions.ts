import type { ShownConditionsInput } from '#generated/graphql.ts';

type Shown = Readonly<{ figures: { totalToPay: { amount: string } }; cfteaWithInsurance: string | null }>;

/** What the server compares before it takes an acceptance: the conditions on this page. */
export const shownConditions = ({ figures, cfteaWithInsurance }: Shown): ShownConditionsInput => ({
  totalToPay: figures.totalToPay.amount,
  cfteaWithInsurance,
});

/** The loan changed after this page was loaded, in another tab or on another device. */
export const CONDITIONS_CHANGED = 'CONDITIONS_CHANGED';
