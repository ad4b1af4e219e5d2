import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import { FormScreen, type FormScreenProps } from '../page/FormScreen.tsx';
import type { FlowProgress } from './flow.ts';

export const Progress = ({ titles, at }: FlowProgress) => (
  <StepProgress
    current={at + 1}
    total={titles.length}
    title={titles[at] ?? ''}
    steps={titles.map((label, index) => {
      const later = index === at ? 'current' : 'todo';
      return { label, state: index < at ? 'done' : later };
    })}
  />
);

/** Props of the page of a step; the flow adds the progress and Back. */
export type FlowPageProps<Id extends string> = Omit<FormScreenProps, 'progress' | 'back'> & {
  step: Id;
  /** Hides Back, such as at the end or while loading. */
  withoutBack?: boolean;
};

type StepPageProps = Omit<FlowPageProps<string>, 'step'> & {
  progress: FlowProgress | null;
  /** Address of the previous step; null for the first. */
  previous: string | null;
};

/** The page of a step, with progress and Back. */
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
