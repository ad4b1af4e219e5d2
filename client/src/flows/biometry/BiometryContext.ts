import type { BiometryProposalFragment } from '../../generated/graphql.ts';
import { createStepContext } from '../../shared/steps/stepContext.ts';
import type { FlowBrand, FlowState, StepId } from './flow.ts';

export type BiometryFlow = {
  brand: FlowBrand;
  state: FlowState;
  proposal: BiometryProposalFragment;
  /** The account's screen came before this one (RT-50). */
  fromAccount: boolean;
  /** Address of a step, with what the address in view holds of the flow. */
  href: (step: StepId) => string;
  /** To what follows `from`, as the proposal stands now or after the step's change. */
  advance: (from: StepId, after?: BiometryProposalFragment) => void;
  /** Reads the proposal again; null when it is no longer this browser's. */
  refresh: () => Promise<BiometryProposalFragment | null>;
};

export const { FlowContext: BiometryContext, useFlow: useBiometryFlow } =
  createStepContext<BiometryFlow>('BiometryGate');
