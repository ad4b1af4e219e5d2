import { createContext, useContext } from 'react';
import type { HolderFlowQuery, HolderProposalFragment } from '../../generated/graphql.ts';
import type { QuoteChoice } from './choice.ts';
import type { FlowState, StepId } from './flow.ts';

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
  href: (step: StepId, choice?: Partial<QuoteChoice>) => string;
  go: (step: StepId, choice?: Partial<QuoteChoice>) => void;
  /** To a step with a query of its own. */
  goTo: (step: StepId, search: string) => void;
  /** To what follows `from`, as the proposal stands after the step's mutation; or back to the summary. */
  advance: (from: StepId, proposal?: HolderProposalFragment | null) => void;
  /** Changes the choice in the address of the step in view, without a new entry in the history. */
  setChoice: (change: Partial<QuoteChoice>) => void;
  /** Reads simulation and proposal again. */
  refresh: () => Promise<unknown>;
};

export const HolderContext = createContext<HolderFlow | null>(null);

export function useHolderFlow(): HolderFlow {
  const flow = useContext(HolderContext);
  if (flow === null) throw new Error('useHolderFlow needs HolderLayout above it.');
  return flow;
}

/** The proposal of a step that the guard shows only when there is one. */
export function useHolderProposal(): HolderProposalFragment {
  const { proposal } = useHolderFlow();
  if (proposal === null) throw new Error('This step needs a proposal; its guard should have led elsewhere.');
  return proposal;
}
