import { Suspense } from 'react';
import { StepPage, type FlowPageProps } from '#shared/page/steps/StepPage.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { previousStep, QUOTE_GROUPS, stepById, type StepId } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { HolderAside, HolderPhoneBar } from './HolderSummary.tsx';
import { CancelOwn } from '../cancel/CancelOwn.tsx';
import { StaffWaiting } from '../staff/StaffFrame.tsx';
import { headingsOf, progressOf } from '../../flow/stepVoice.ts';

const StaffBar = lazyScreen(async () => (await import('../staff/StaffBar.tsx')).StaffBar);

type HolderPageProps = FlowPageProps<StepId> & {
  /** Address of the part before this one, in place of the step before. */
  partBefore?: string;
};

/** The page of a step, with heading, progress, Back and the summary of the loan. */
export const HolderPage = ({ step, partBefore, ...page }: HolderPageProps) => {
  const { state, href, returnsToSummary, proposal } = useHolderFlow();
  const previous = returnsToSummary ? 'summary' : previousStep(step, state);
  return (
    <StepPage
      of={headingsOf(step)}
      above={
        isSeller() && (
          <Suspense fallback={<StaffWaiting />}>
            <StaffBar />
          </Suspense>
        )
      }
      aside={<HolderAside step={step} />}
      phoneBar={<HolderPhoneBar step={step} />}
      {...page}
      below={
        <>
          {page.below}
          {stepById(step).group > QUOTE_GROUPS && <CancelOwn />}
          {proposal !== null && <LeaveDevice />}
        </>
      }
      progress={progressOf(step, state)}
      previous={partBefore ?? (previous && href(previous))}
    />
  );
};
