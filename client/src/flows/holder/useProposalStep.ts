import { useRef } from 'react';
import type { HolderProposalFragment } from '../../generated/graphql.ts';
import type { ServerProblem } from '../../shared/forms/userErrors.ts';
import type { StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';

type Payload = {
  proposal: HolderProposalFragment | null;
  userErrors: readonly ServerProblem[];
};

/**
 * The end of a step that changes the proposal: `problemsOf` reads a mutation's answer, `advance` goes on from the
 * proposal that the last answer brought. Throws when there was no answer to read.
 */
export function useProposalStep(step: StepId) {
  const flow = useHolderFlow();
  const latest = useRef<HolderProposalFragment | null>(null);
  return {
    problemsOf: (payload: Payload | undefined): readonly ServerProblem[] => {
      if (payload === undefined) throw new Error(`The answer of step '${step}' had no data.`);
      if (payload.proposal !== null) latest.current = payload.proposal;
      return payload.userErrors;
    },
    advance: () => flow.advance(step, latest.current ?? undefined),
  };
}
