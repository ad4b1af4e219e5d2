import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import { FormScreen, type FormScreenProps } from '../page/FormScreen.tsx';
import type { FlowProgress } from './flow.ts';

export const Progress = ({ titles, at }: FlowProgress) => (
  <StepProgress
    current={at + 1}
    total={titles.length}
    title={titles[at] ?? ''}
    steps={titles.map((label, place) => {
      const later = place === at ? 'current' : 'todo';
      return { label, state: place < at ? 'done' : later };
    })}
  />
);

/** What the page of a flow's steps takes; the flow fills in the progress and the way back. */
export type FlowPageProps<Id extends string> = Omit<FormScreenProps, 'progress' | 'back'> & {
  step: Id;
  /** No way back, as at the end or while something is on its way. */
  withoutBack?: boolean;
};

type StepPageProps = Omit<FlowPageProps<string>, 'step'> & {
  progress: FlowProgress | null;
  /** Address of the step before; null before the first. */
  previous: string | null;
};

/** A page of a step, with how far the person is and the way back. */
export const StepPage = (props: StepPageProps) => {
  const { progress, previous, withoutBack = false, ...page } = props;
  return (
    <FormScreen
      {...page}
      back={previous === null || withoutBack ? undefined : { href: previous }}
      progress={progress && <Progress {...progress} />}
    />
  );
};
