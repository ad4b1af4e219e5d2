import type { ReactNode } from 'react';
import type { Submission } from '../forms/useStepForm.ts';

export type ReturnFrameProps = {
  title: string;
  subtitle: string;
  /** The document's title when it is not the page's. */
  pageTitle?: string;
  form?: Submission;
  /** What the form's one button says. */
  submit?: string;
  /** In place of that button. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** The page of a flow around a step of the way back: each flow has its own. */
export type ReturnFrame = (props: ReturnFrameProps) => ReactNode;
