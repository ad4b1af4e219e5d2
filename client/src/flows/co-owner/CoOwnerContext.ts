import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { StepId } from './flow.ts';

export type CoOwnerFlow = {
  coOwnership: CoOwnershipViewFragment;
  href: (step: StepId) => string;
  /** Goes to the step that is due for the co-ownership that a mutation returned, or for the current one. */
  goOn: (after?: CoOwnershipViewFragment) => void;
  /** Reads the co-ownership again; null if this browser no longer has access to it. */
  refresh: () => Promise<CoOwnershipViewFragment | null>;
};

export const { FlowContext: CoOwnerContext, useFlow: useCoOwnerFlow } =
  createStepContext<CoOwnerFlow>('CoOwnerSteps');
