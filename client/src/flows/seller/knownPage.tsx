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

/** As most sellers come: their part is open. */
const OPEN: SaleState = { status: 'OPEN', nextStep: 'DATA' };

/** The page of a step, or of the search, as it is without the sale. */
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
