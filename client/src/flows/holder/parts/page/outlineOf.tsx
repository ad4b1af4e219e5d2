import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import type { StepOutline } from '#shared/page/steps/outline.ts';
import { Progress } from '#shared/page/steps/Progress.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { previousStep, QUOTE_GROUPS, stepById, type StepId } from '../../flow/flow.ts';
import type { HolderFlow } from '../../flow/HolderContext.ts';
import { headingsOf, progressOf } from '../../flow/stepVoice.ts';
import { CancelOwn } from '../cancel/CancelOwn.tsx';
import { LoadingStaffCard } from '../staff/StaffCard.tsx';
import { HolderAside, HolderPhoneBar } from './HolderSummary.tsx';

const StaffBar = lazyScreen(async () => (await import('../staff/StaffBar.tsx')).StaffBar);

/** Returns heading, progress, Back and loan summary for the page of a step. */
export function outlineOf(
  step: StepId,
  { state, href, returnsToSummary, proposal }: HolderFlow,
): StepOutline {
  const previous = returnsToSummary ? 'summary' : previousStep(step, state);
  return {
    heading: headingsOf(step),
    progress: (
      <>
        {isSeller() && (
          <Suspense fallback={<LoadingStaffCard />}>
            <StaffBar />
          </Suspense>
        )}
        <Progress of={progressOf(step, state)} />
      </>
    ),
    previous: previous && href(previous),
    aside: <HolderAside step={step} />,
    phoneBar: <HolderPhoneBar step={step} />,
    below: (
      <>
        {stepById(step).group > QUOTE_GROUPS && <CancelOwn />}
        {proposal !== null && <LeaveDevice />}
      </>
    ),
  };
}
