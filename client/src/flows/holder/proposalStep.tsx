import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useRef } from 'react';
import type { HolderProposalFragment } from '../../generated/graphql.ts';
import { LoadProblem } from '../../shared/errors/LoadProblem.tsx';
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

type StepLoadingProps = {
  step: StepId;
  title: string;
  subtitle?: string;
  /** The query ended without what the step needs. */
  failed: boolean;
  onRetry: () => void;
};

/** Stands for a step whose data are on their way, or could not be read. */
export const StepLoading = ({ step, title, subtitle, failed, onRetry }: StepLoadingProps) => (
  <HolderPage step={step} title={title} subtitle={subtitle}>
    {failed ? (
      <LoadProblem onRetry={onRetry} />
    ) : (
      <Delayed>
        <Stack gap={5}>
          <Skeleton shape="field" label={COMMON_TEXTS.loading} />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </Stack>
      </Delayed>
    )}
  </HolderPage>
);
