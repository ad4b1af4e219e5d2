import type { HolderFlowQuery, HolderProposalFragment } from '../../generated/graphql.ts';
import { createStepContext } from '../../shared/steps/stepContext.ts';
import type { QuoteChoice } from './choice.ts';
import type { FlowState, StepId } from './flow.ts';
import type { Carried } from './flowNavigation.ts';

export type HolderSimulation = NonNullable<HolderFlowQuery['currentSimulation']>;

export type HolderFlow = {
  state: FlowState;
  choice: QuoteChoice;
  simulation: HolderSimulation | null;
  /** The open proposal of this browser; null without one and when it was cancelled. */
  proposal: HolderProposalFragment | null;
  /** The person came from the summary's 'Cambiar' and goes back there. */
  returnsToSummary: boolean;
  /** Address of a step; steps before the proposal carry the choice along. */
  href: (step: StepId, carried?: Carried) => string;
  go: (step: StepId, carried?: Carried) => void;
  /** To what follows `from`, as the proposal stands after the step's mutation; or back to the summary. */
  advance: (from: StepId, proposal?: HolderProposalFragment | null) => void;
  /** Changes the choice in the address of the step in view, without a new entry in the history. */
  setChoice: (change: Partial<QuoteChoice>) => void;
  /** Reads simulation and proposal again. */
  refresh: () => Promise<unknown>;
};

export const { FlowContext: HolderContext, useFlow: useHolderFlow } =
  createStepContext<HolderFlow>('HolderLayout');

/** The proposal of a step that the guard shows only when there is one. */
export function useHolderProposal(): HolderProposalFragment {
  const { proposal } = useHolderFlow();
  if (proposal === null) throw new Error('This step needs a proposal; its guard should have led elsewhere.');
  return proposal;
}
