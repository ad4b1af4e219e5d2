import { isSeller } from '#shared/session/sessionStore.ts';
import { wayBack } from '#shared/page/steps/part.ts';
import { Progress } from '#shared/page/steps/Progress.tsx';
import type { KnownPage } from '#shared/page/steps/stepRoutes.tsx';
import { readChoice } from '#shared/loan/quote/choice.ts';
import { previousStep, routeOf, stepAt, type FlowState } from '../../flow/flow.ts';
import { LoadingStaffCard } from '../staff/StaffCard.tsx';
import { headingsOf, progressOf } from '../../flow/stepVoice.ts';

/** Returns the page of a step without its data. */
export const knownPage: KnownPage = ({ pathname, search }) => {
  const audience = stepAt(pathname, 'user') === null ? 'guest' : 'user';
  const id = stepAt(pathname, audience) ?? 'start';
  const choice = readChoice(new URLSearchParams(search));
  const state: FlowState = { audience, choice, coOwnerEnabled: false, simulation: null, proposal: null };
  const previous = previousStep(id, state);
  const isWide = id === 'summary';
  return {
    heading: headingsOf(id),
    progress: (
      <>
        {isSeller() && <LoadingStaffCard />}
        <Progress of={progressOf(id, state)} />
      </>
    ),
    previous: previous && wayBack({ pathname, search }, routeOf(previous, audience) ?? ''),
    width: isWide ? 'wide' : 'form',
    hasAside: !isWide,
    shape: isWide ? 'columns' : 'field',
  };
};
