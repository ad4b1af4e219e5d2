import { FormPage, type FormPageProps } from '../FormPage.tsx';
import { headingProps } from '../heading.ts';
import { LoadingContent, type LoadingShape } from '../LoadingPage.tsx';
import { LoadProblem } from '../LoadProblem.tsx';
import { useStepOutline } from './outline.ts';
import type { Pending } from './stepData.ts';

export type StepPageProps = Omit<FormPageProps, 'title' | 'progress' | 'back'> & {
  /** Replaces the step's own heading and subtitle. */
  title?: string;
  /** Replaces the URL of the previous step; null hides Back, for example at the end. */
  previous?: string | null | undefined;
  /** State of the data, shown instead of the content. */
  pending?: Pending;
  /** Shape of the skeletons while content loads. */
  shape?: LoadingShape;
};

/** Shows the page of a step with the outline that its flow provides. */
export const StepPage = ({ pending, shape, ...page }: StepPageProps) => {
  const { heading, previous, below, ...outline } = useStepOutline();
  const { title, ...own } = headingProps(heading);
  const back = page.previous === undefined ? previous : page.previous;
  return (
    <FormPage
      {...outline}
      {...(page.title === undefined ? own : { pageTitle: own.pageTitle })}
      {...page}
      title={page.title ?? title}
      back={back === null ? undefined : { href: back }}
      below={
        <>
          {page.below}
          {below}
        </>
      }
    >
      {pending === undefined && page.children}
      {pending?.retry === null && <LoadingContent shape={shape} />}
      {pending?.retry && <LoadProblem onRetry={pending.retry} />}
    </FormPage>
  );
};
