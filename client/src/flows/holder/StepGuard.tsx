import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isClosed } from './parts/entry/closed.ts';
import { guard, nextStep, QUOTE_GROUPS, stepById, type StepId } from './flow.ts';
import { useHolderFlow, type HolderFlow } from './HolderContext.ts';
import { fetchScreen } from './screens.ts';

type StepGuardProps = { step: StepId; children: ReactNode };

/** Long enough for the screen in view to have what it needs first (milliseconds). */
const AHEAD_AFTER = 1_500;

/** The next step's screen is fetched while this one is filled in: a connection lost meanwhile is told on a screen of ours. */
function useNextScreen(step: StepId): void {
  const { state } = useHolderFlow();
  const next = nextStep(step, state);
  useEffect(
    function fetchAhead() {
      if (next === null) return undefined;
      const timer = setTimeout(() => fetchScreen(next), AHEAD_AFTER);
      return () => clearTimeout(timer);
    },
    [next],
  );
}

function isForeign(proposal: HolderFlow['proposal'], step: StepId): boolean {
  if (proposal === null || stepById(step).group <= QUOTE_GROUPS) return false;
  return isClosed(proposal.entryModal);
}

/** Shows the step, or leads to the one that is due. */
export const StepGuard = ({ step, children }: StepGuardProps) => {
  const { state, proposal, href } = useHolderFlow();
  useNextScreen(step);
  const elsewhere = isForeign(proposal, step) ? 'start' : guard(step, state);
  return elsewhere === null ? children : <Navigate replace to={href(elsewhere)} />;
};
