import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { StepId } from './flow.ts';

export type CoOwnerFlow = {
  coOwnership: CoOwnershipViewFragment;
  href: (step: StepId) => string;
  /** Goes to the due step of the co-ownership that a mutation returned (default: the current one). */
  goOn: (after?: CoOwnershipViewFragment) => void;
  /** Reads the co-ownership again; null if this browser no longer has access to it. */
  refresh: () => Promise<CoOwnershipViewFragment | null>;
};

export const { FlowContext: CoOwnerContext, useFlow: useCoOwnerFlow } =
  createStepContext<CoOwnerFlow>('CoOwnerSteps');
