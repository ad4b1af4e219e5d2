import { StepPage, type FlowPageProps } from '../../shared/steps/StepPage.tsx';
import { previousStep, progress, stepById, type StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';
import { HolderAside, HolderPhoneBar } from './HolderSummary.tsx';

type HolderPageProps = FlowPageProps<StepId> & {
  /** Address of the part before this one, in place of the step before. */
  partBefore?: string;
};

/** The page of a step, with heading, progress, Back and the summary of the loan. */
export const HolderPage = ({ step, partBefore, ...page }: HolderPageProps) => {
  const { state, href, returnsToSummary } = useHolderFlow();
  const previous = returnsToSummary ? 'summary' : previousStep(step, state);
  return (
    <StepPage
      of={stepById(step)}
      aside={<HolderAside step={step} />}
      phoneBar={<HolderPhoneBar step={step} />}
      {...page}
      progress={progress(step, state)}
      previous={partBefore ?? (previous && href(previous))}
    />
  );
};
