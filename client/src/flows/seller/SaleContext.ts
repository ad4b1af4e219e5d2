import { createContext, useContext } from 'react';
import type { SaleViewFragment } from '../../generated/graphql.ts';
import type { SaleStepId } from './flow.ts';

export type SaleFlow = {
  sale: SaleViewFragment;
  href: (step: SaleStepId) => string;
  /** To what follows `from`, as the sale stands after the step's change. */
  advance: (from: SaleStepId, after: SaleViewFragment | undefined) => void;
};

export const SaleContext = createContext<SaleFlow | null>(null);

export function useSale(): SaleFlow {
  const flow = useContext(SaleContext);
  if (flow === null) throw new Error('useSale needs SaleGate above it.');
  return flow;
}
