import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { guard, type StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';

type StepGuardProps = { step: StepId; children: ReactNode };

/** Shows the step, or leads to the one that is due. */
export const StepGuard = ({ step, children }: StepGuardProps) => {
  const { state, href } = useHolderFlow();
  const elsewhere = guard(step, state);
  return elsewhere === null ? children : <Navigate replace to={href(elsewhere)} />;
};
