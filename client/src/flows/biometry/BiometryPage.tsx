import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { StepPage, type FlowPageProps } from '#shared/page/steps/StepPage.tsx';
import { useBiometryFlow } from './BiometryContext.ts';
import { previousStep, progress, stepById, type StepId } from './flow.ts';

/** The page of a step, with progress and Back. */
export const BiometryPage = ({ step, ...page }: FlowPageProps<StepId>) => {
  const { state, fromAccount, href } = useBiometryFlow();
  const previous = previousStep(step, state, fromAccount);
  return (
    <StepPage
      {...page}
      below={
        <>
          {page.below}
          <LeaveDevice />
        </>
      }
      of={stepById(step)}
      progress={progress(step, state)}
      previous={previous && href(previous)}
    />
  );
};
