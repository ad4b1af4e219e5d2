import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FindProposalMutation } from '../../generated/graphql.ts';
import type { StepForm } from '../forms/useStepForm.ts';

/** All that is known of an open proposal before its phone code was given (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

export type ReturnFrameProps<Values extends FieldValues> = {
  title: string;
  subtitle: string;
  /** The document's title when it is not the page's. */
  pageTitle?: string;
  form?: StepForm<Values>;
  /** What the form's one button says. */
  submit?: string;
  /** In place of that button. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** The page of a flow around a step of the way back: each flow has its own. */
export type ReturnFrame = <Values extends FieldValues>(props: ReturnFrameProps<Values>) => ReactNode;
