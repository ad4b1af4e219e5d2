import { useLocation } from 'react-router-dom';
import { ScreenWaiting } from '#shared/page/ScreenWaiting.tsx';
import { StepWaiting } from '#shared/page/steps/StepWaiting.tsx';
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

/** The screen of the address while its script or the sale loads. */
export const SaleWaiting = () => {
  const { pathname, search } = useLocation();
  const step = stepAt(pathname);
  if (step === null) return <ScreenWaiting of={ENTRY_HEADING} hasAside />;
  const previous = previousStep(step, OPEN);
  return (
    <StepWaiting
      of={stepById(step)}
      progress={progress(step, OPEN)}
      previous={previous && hrefOf(previous, numberIn(search))}
      hasAside
    />
  );
};
