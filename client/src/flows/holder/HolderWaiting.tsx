import { useLocation } from 'react-router-dom';
import { StepWaiting } from '../../shared/steps/StepWaiting.tsx';
import { readChoice } from './choice.ts';
import { previousStep, progress, routeOf, stepAt, stepById, type FlowState } from './flow.ts';

/** The step of the address while its script or the flow's data loads. */
export const HolderWaiting = () => {
  const { pathname, search } = useLocation();
  const audience = stepAt(pathname, 'user') === null ? 'guest' : 'user';
  const id = stepAt(pathname, audience) ?? 'start';
  const choice = readChoice(new URLSearchParams(search));
  const state: FlowState = { audience, choice, coOwnerEnabled: false, simulation: null, proposal: null };
  const previous = previousStep(id, state);
  return (
    <StepWaiting
      of={stepById(id)}
      progress={progress(id, state)}
      previous={previous && `${routeOf(previous, audience)}${search}`}
      width={id === 'summary' ? 'wide' : 'form'}
      hasAside={id !== 'summary'}
    />
  );
};
