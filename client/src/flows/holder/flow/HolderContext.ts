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
  /** The open proposal of this browser; null if there is none or it was cancelled. */
  proposal: HolderProposalFragment | null;
  /** The user came from 'Cambiar' on the summary and returns there. */
  returnsToSummary: boolean;
  /** Address of a step; steps before the proposal have the choice in their query. */
  href: (step: StepId, carried?: Carried) => string;
  go: (step: StepId, carried?: Carried) => void;
  /** Goes to the step after `from`, for the proposal that the mutation returned, or back to the summary. */
  advance: (from: StepId, proposal?: HolderProposalFragment | null) => void;
  /** Changes the choice in the current address, without a new history entry. */
  setChoice: (change: Partial<QuoteChoice>) => void;
  /** Reads the simulation and the proposal again. */
  refresh: () => Promise<{ data?: HolderFlowQuery | undefined }>;
};

export const { FlowContext: HolderContext, useFlow: useHolderFlow } =
  createStepContext<HolderFlow>('HolderSteps');

/** The proposal, in a step that the guard shows only if there is one. */
export function useHolderProposal(): HolderProposalFragment {
  const { proposal } = useHolderFlow();
  if (proposal === null) throw new Error('This step needs a proposal; its guard should have led elsewhere.');
  return proposal;
}
