import type { SaleViewFragment } from '#generated/graphql.ts';
import { createStepContext } from '#shared/page/steps/stepContext.tsx';
import type { SaleStepId } from './flow.ts';

export type SaleFlow = {
  sale: SaleViewFragment;
  href: (step: SaleStepId) => string;
  /** Goes to the step after `from`, given the sale that a mutation returned (default: the current one). */
  advance: (from: SaleStepId, after: SaleViewFragment | undefined) => void;
};

export const { FlowContext: SaleContext, useFlow: useSale } = createStepContext<SaleFlow>('SellerSteps');
