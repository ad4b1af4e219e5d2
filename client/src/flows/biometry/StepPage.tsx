import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import { useBiometryFlow } from './BiometryContext.ts';
import { previousStep, stepsOf, type StepId } from './flow.ts';
import { FormScreen, type FormScreenProps } from '../../shared/page/FormScreen.tsx';

type StepPageProps = Omit<FormScreenProps, 'progress'> & {
  step: StepId;
  /** No way back, as while something is on its way. */
  withoutBack?: boolean;
};

const Progress = ({ step }: { step: StepId }) => {
  const { state } = useBiometryFlow();
  const steps = stepsOf(state);
  const at = steps.findIndex(({ id }) => id === step);
  if (at < 0) return null;
  return (
    <StepProgress
      current={at + 1}
      total={steps.length}
      title={steps[at]?.title ?? ''}
      steps={steps.map(({ title }, place) => {
        const later = place === at ? 'current' : 'todo';
        return { label: title, state: place < at ? 'done' : later };
      })}
    />
  );
};

/** A page of a step, with how far the person is and the way back. */
export function StepPage(props: StepPageProps) {
  const { step, withoutBack = false, ...page } = props;
  const { state, fromAccount, href } = useBiometryFlow();
  const previous = previousStep(step, state, fromAccount);
  const back = previous === null ? undefined : { href: href(previous) };
  return <FormScreen back={withoutBack ? undefined : back} {...page} progress={<Progress step={step} />} />;
}
