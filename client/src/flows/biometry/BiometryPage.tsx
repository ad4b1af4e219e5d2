import { StepPage, type FlowPageProps } from '../../shared/steps/StepPage.tsx';
import { useBiometryFlow } from './BiometryContext.ts';
import { previousStep, progress, type StepId } from './flow.ts';

/** A page of a step, with how far the person is and the way back. */
export const BiometryPage = ({ step, ...page }: FlowPageProps<StepId>) => {
  const { state, fromAccount, href } = useBiometryFlow();
  const previous = previousStep(step, state, fromAccount);
  return <StepPage {...page} progress={progress(step, state)} previous={previous && href(previous)} />;
};
