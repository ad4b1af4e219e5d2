import type { FieldValues } from 'react-hook-form';
import { StepPage as FlowPage, type FlowPageProps } from '../../shared/steps/StepPage.tsx';
import { useBiometryFlow } from './BiometryContext.ts';
import { previousStep, progress, type StepId } from './flow.ts';

/** A page of a step, with how far the person is and the way back. */
export function StepPage<Values extends FieldValues>({ step, ...page }: FlowPageProps<Values, StepId>) {
  const { state, fromAccount, href } = useBiometryFlow();
  const previous = previousStep(step, state, fromAccount);
  return <FlowPage {...page} progress={progress(step, state)} previous={previous && href(previous)} />;
}
