import type { HolderProposalFragment } from '#generated/graphql.ts';
import { problemsOrResult, type Sent } from '#shared/forms/useSubmission.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';

type Payload = {
  proposal: HolderProposalFragment | null;
  userErrors: readonly ServerProblem[];
};

/**
 * Helpers of a step that changes the proposal. `answer` reads a mutation's payload and throws without data; `advance`
 * goes to the next step of the returned proposal.
 */
export function useProposalStep(step: StepId) {
  const flow = useHolderFlow();
  return {
    answer: (payload: Payload | undefined): Sent<HolderProposalFragment | null> => {
      if (payload === undefined) throw new Error(`The answer of step '${step}' had no data.`);
      return problemsOrResult(payload.userErrors, payload.proposal);
    },
    advance: (proposal: HolderProposalFragment | null) => flow.advance(step, proposal ?? undefined),
  };
}
