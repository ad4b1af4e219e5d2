import type { HolderProposalFragment } from '#generated/graphql.ts';
import { useLoanEstimateQuery } from '#generated/hooks.ts';
import { insuredByPolicy, insuredByEstimate, type Insured } from '#shared/loan/insured.ts';

/** Returns the chosen policy, or the estimate before the choice; null if the bank has none. */
export function useProposalInsured({
  insurance,
  cfteaWithInsurance,
}: HolderProposalFragment): Insured | null {
  const { data } = useLoanEstimateQuery({ skip: insurance !== null, context: { quiet: true } });
  return insurance === null
    ? insuredByEstimate(data?.currentProposal?.insuranceEstimate)
    : insuredByPolicy(insurance, cfteaWithInsurance);
}
