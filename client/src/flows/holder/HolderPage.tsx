import { StepPage, type FlowPageProps } from '../../shared/steps/StepPage.tsx';
import { previousStep, progress, stepById, type StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';
import { HolderAside, HolderPhoneBar } from './HolderSummary.tsx';

/** The page of a step, with heading, progress, Back and the summary of the loan. */
export const HolderPage = ({ step, ...page }: FlowPageProps<StepId>) => {
  const { state, href, returnsToSummary } = useHolderFlow();
  const previous = returnsToSummary ? 'summary' : previousStep(step, state);
  return (
    <StepPage
      of={stepById(step)}
      aside={<HolderAside />}
      phoneBar={<HolderPhoneBar />}
      {...page}
      progress={progress(step, state)}
      previous={previous && href(previous)}
    />
  );
};
