import type { ShownConditionsInput } from '#generated/graphql.ts';

type Shown = Readonly<{ figures: { totalToPay: { amount: string } }; cfteaWithInsurance: string | null }>;

/**
 * Returns the conditions that this page shows, which the server compares with its own before it takes the acceptance.
 */
export const shownConditions = ({ figures, cfteaWithInsurance }: Shown): ShownConditionsInput => ({
  totalToPay: figures.totalToPay.amount,
  cfteaWithInsurance,
});

/** Error code if the loan has changed since this page loaded, in another tab or on another device. */
export const CONDITIONS_CHANGED = 'CONDITIONS_CHANGED';
