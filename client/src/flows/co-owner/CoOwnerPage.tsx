import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { StepPage, type FlowPageProps } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from './CoOwnerContext.ts';
import { progress, stepById, type StepId } from './flow.ts';
import { RefuseOwn } from './RefuseOwn.tsx';
import { stateOf } from './state.ts';

/** The page of a step, with progress. There is no way back: each step is done once. */
export const CoOwnerPage = ({ step, ...page }: FlowPageProps<StepId>) => {
  const { coOwnership } = useCoOwnerFlow();
  return (
    <StepPage
      {...page}
      below={
        <>
          {page.below}
          <RefuseOwn />
          <LeaveDevice />
        </>
      }
      of={stepById(step)}
      progress={progress(step, stateOf(coOwnership))}
      previous={null}
    />
  );
};
