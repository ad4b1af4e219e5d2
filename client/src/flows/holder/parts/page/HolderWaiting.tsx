import { useLocation } from 'react-router-dom';
import { isSeller } from '#shared/session/sessionStore.ts';
import { wayBack } from '#shared/page/steps/part.ts';
import { StepWaiting } from '#shared/page/steps/StepWaiting.tsx';
import { readChoice } from '#shared/loan/quote/choice.ts';
import { previousStep, routeOf, stepAt, type FlowState } from '../../flow/flow.ts';
import { StaffWaiting } from '../staff/StaffFrame.tsx';
import { headingsOf, progressOf } from '../../flow/stepVoice.ts';

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
      of={headingsOf(id)}
      above={isSeller() && <StaffWaiting />}
      progress={progressOf(id, state)}
      previous={previous && wayBack({ pathname, search }, routeOf(previous, audience) ?? '')}
      width={id === 'summary' ? 'wide' : 'form'}
      hasAside={id !== 'summary'}
      shape={id === 'summary' ? 'columns' : undefined}
    />
  );
};
