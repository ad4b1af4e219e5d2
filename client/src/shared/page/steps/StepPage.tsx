import { FormPage, type FormPageProps } from '../FormPage.tsx';
import { headed } from '../heading.ts';
import { LoadingContent, type LoadingShape } from '../LoadingPage.tsx';
import { LoadProblem } from '../LoadProblem.tsx';
import { useStepOutline } from './outline.ts';
import type { Pending } from './stepData.ts';

export type StepPageProps = Omit<FormPageProps, 'title' | 'progress' | 'back'> & {
  /** In place of the step's own heading and subtitle. */
  title?: string;
  /** In place of the address of the previous step; null hides Back, such as at the end. */
  previous?: string | null | undefined;
  /** What the page shows in place of its content. */
  pending?: Pending;
  /** Of content that loads. */
  shape?: LoadingShape;
};

/** The page of a step, with what its flow gives to all of them. */
export const StepPage = ({ pending, shape, ...page }: StepPageProps) => {
  const { heading, previous, below, ...outline } = useStepOutline();
  const { title, ...own } = headed(heading);
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
