import type { ReactNode } from 'react';
import { FormScreen, type FormScreenProps } from '../FormScreen.tsx';
import { headed, type PageHeading } from '../heading.ts';
import type { FlowProgress } from './flow.ts';
import { Progress } from './Progress.tsx';

/** Props of the page of a step; the flow adds heading, progress and Back. */
export type FlowPageProps<Id extends string> = Omit<FormScreenProps, 'title' | 'progress' | 'back'> & {
  step: Id;
  /** In place of the step's own heading and subtitle. */
  title?: string;
  /** Hides Back, such as at the end or while loading. */
  withoutBack?: boolean;
};

type StepPageProps = Omit<FlowPageProps<string>, 'step'> & {
  of: PageHeading;
  /** Above the progress. */
  above?: ReactNode;
  progress: FlowProgress | null;
  /** Address of the previous step; null for the first. */
  previous: string | null;
};

/** The page of a step, with its heading, progress and Back. */
export const StepPage = (props: StepPageProps) => {
  const { of, above, progress, previous, withoutBack = false, ...page } = props;
  const { title, ...heading } = headed(of);
  return (
    <FormScreen
      {...(page.title === undefined ? heading : { pageTitle: of.title })}
      {...page}
      title={page.title ?? title}
      back={previous === null || withoutBack ? undefined : { href: previous }}
      progress={
        <>
          {above}
          <Progress of={progress} />
        </>
      }
    />
  );
};
