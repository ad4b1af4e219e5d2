import type { BiometryProposalFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { FlowBrand, FlowState, StepId } from './flow.ts';

export type BiometryFlow = {
  brand: FlowBrand;
  state: FlowState;
  proposal: BiometryProposalFragment;
  /** Whether the user came through the account screen (RT-50). */
  fromAccount: boolean;
  /** Returns a step's address with the flow's query parameters. */
  href: (step: StepId) => string;
  /** Navigates to the step after `from`, for the current proposal or the one returned by the step. */
  advance: (from: StepId, after?: BiometryProposalFragment) => void;
  /** Reloads the proposal; null if this browser no longer has access. */
  refresh: () => Promise<BiometryProposalFragment | null>;
};

export const { FlowContext: BiometryContext, useFlow: useBiometryFlow } =
  createStepContext<BiometryFlow>('BiometrySteps');
