import type { BiometryProposalFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { FlowBrand, FlowState, StepId } from './flow.ts';

export type BiometryFlow = {
  brand: FlowBrand;
  state: FlowState;
  proposal: BiometryProposalFragment;
  /** The user came through the account's screen (RT-50). */
  fromAccount: boolean;
  /** Address of a step; keeps the flow's query parameters. */
  href: (step: StepId) => string;
  /** Goes to the step after `from`, for the current proposal or the one that the step returned. */
  advance: (from: StepId, after?: BiometryProposalFragment) => void;
  /** Reads the proposal again; null if this browser no longer has access to it. */
  refresh: () => Promise<BiometryProposalFragment | null>;
};

export const { FlowContext: BiometryContext, useFlow: useBiometryFlow } =
  createStepContext<BiometryFlow>('BiometrySteps');
