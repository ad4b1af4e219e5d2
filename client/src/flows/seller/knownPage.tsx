import { Progress } from '#shared/page/steps/Progress.tsx';
import type { KnownPage } from '#shared/page/steps/stepRoutes.tsx';
import {
  ENTRY_HEADING,
  hrefOf,
  numberIn,
  previousStep,
  progress,
  stepAt,
  stepById,
  type SaleState,
} from './flow.ts';

/** The state of most sellers who arrive. */
const OPEN: SaleState = { status: 'OPEN', nextStep: 'DATA' };

/** Returns what the page of a step or the entry shows before the sale loads. */
export const knownPage: KnownPage = ({ pathname, search }) => {
  const step = stepAt(pathname);
  if (step === null) return { heading: ENTRY_HEADING, hasAside: true };
  const previous = previousStep(step, OPEN);
  return {
    heading: stepById(step),
    progress: <Progress of={progress(step, OPEN)} />,
    previous: previous && hrefOf(previous, numberIn(search)),
    hasAside: true,
  };
};
