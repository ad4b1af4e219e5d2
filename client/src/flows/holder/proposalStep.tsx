import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import type { HolderProposalFragment } from '../../generated/graphql.ts';
import { LoadProblem } from '../../shared/errors/LoadProblem.tsx';
import { sent, type Sent } from '../../shared/forms/useSubmission.ts';
import type { ServerProblem } from '../../shared/forms/userErrors.ts';
import { COMMON_TEXTS } from '../../shared/texts/common.ts';
import type { StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';
import { HolderPage } from './HolderPage.tsx';

type Payload = {
  proposal: HolderProposalFragment | null;
  userErrors: readonly ServerProblem[];
};

/**
 * The end of a step that changes the proposal: `answer` reads a mutation's payload, `advance` goes on from the
 * proposal that it brought. Throws when there was no answer to read.
 */
export function useProposalStep(step: StepId) {
  const flow = useHolderFlow();
  return {
    answer: (payload: Payload | undefined): Sent<HolderProposalFragment | null> => {
      if (payload === undefined) throw new Error(`The answer of step '${step}' had no data.`);
      return sent(payload.userErrors, payload.proposal);
    },
    advance: (proposal: HolderProposalFragment | null) => flow.advance(step, proposal ?? undefined),
  };
}

type ProposalQuery<Data> = { data?: Data; loading: boolean; refetch: () => Promise<unknown> };

type ProposalStepProps<Data extends { currentProposal?: object | null }> = {
  step: StepId;
  title: string;
  subtitle?: string;
  query: ProposalQuery<Data>;
  children: (proposal: NonNullable<Data['currentProposal']>, data: Data) => ReactNode;
};

/** A step over the open proposal: what is shown once it was read, and the page until then or when that failed. */
export function ProposalStep<Data extends { currentProposal?: object | null }>(
  props: ProposalStepProps<Data>,
) {
  const { step, title, subtitle, query } = props;
  const proposal = query.data?.currentProposal;
  if (query.data !== undefined && proposal !== null && proposal !== undefined) {
    return props.children(proposal, query.data);
  }
  return (
    <HolderPage step={step} title={title} subtitle={subtitle}>
      {query.loading ? (
        <Delayed>
          <Stack gap={5}>
            <Skeleton shape="field" label={COMMON_TEXTS.loading} />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </Stack>
        </Delayed>
      ) : (
        <LoadProblem onRetry={() => void query.refetch()} />
      )}
    </HolderPage>
  );
}
