import type { SaleViewFragment } from '../../generated/graphql.ts';
import { createStepContext } from '../../shared/steps/stepContext.ts';
import type { SaleStepId } from './flow.ts';

export type SaleFlow = {
  sale: SaleViewFragment;
  href: (step: SaleStepId) => string;
  /** To what follows `from`, as the sale stands after the step's change. */
  advance: (from: SaleStepId, after: SaleViewFragment | undefined) => void;
};

export const { FlowContext: SaleContext, useFlow: useSale } = createStepContext<SaleFlow>('SaleGate');
