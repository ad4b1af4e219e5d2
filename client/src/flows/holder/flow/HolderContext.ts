import type { HolderFlowQuery, HolderProposalFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';
import type { FlowState, StepId } from './flow.ts';
import type { Carried } from './flowNavigation.ts';

export type HolderSimulation = NonNullable<HolderFlowQuery['currentSimulation']>;

export type HolderFlow = {
  state: FlowState;
  choice: QuoteChoice;
  simulation: HolderSimulation | null;
  /** This browser's open proposal; null without one or after its cancellation. */
  proposal: HolderProposalFragment | null;
  /** Whether the user came from 'Cambiar' on the summary and returns there. */
  returnsToSummary: boolean;
  /** Returns the address of a step; before there is a proposal, its query has the choice. */
  href: (step: StepId, carried?: Carried) => string;
  go: (step: StepId, carried?: Carried) => void;
  /** Goes to the step after `from` for the returned proposal, or back to the summary. */
  advance: (from: StepId, proposal?: HolderProposalFragment | null) => void;
  /** Changes the choice in the current address, without a new history entry. */
  setChoice: (change: Partial<QuoteChoice>) => void;
  /** Refetches simulation and proposal. */
  refresh: () => Promise<{ data?: HolderFlowQuery | undefined }>;
};

export const { FlowContext: HolderContext, useFlow: useHolderFlow } =
  createStepContext<HolderFlow>('HolderSteps');

/** Returns the proposal; for steps that the guard shows only with one. */
export function useHolderProposal(): HolderProposalFragment {
  const { proposal } = useHolderFlow();
  if (proposal === null) throw new Error('This step needs a proposal; its guard should have led elsewhere.');
  return proposal;
}
