import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { FormPage, type FormPageProps } from '@prendarios/design-system/form/FormPage';
import type { ReactNode } from 'react';
import { FormFailure } from '../forms/FormFailure.tsx';
import type { Submission } from '../forms/useStepForm.ts';
import { Page } from './Page.tsx';
import { COMMON_TEXTS } from '../texts/common.ts';
import { usePageTitle } from '../title/usePageTitle.ts';

export type FormScreenProps = Pick<FormPageProps, 'subtitle' | 'progress' | 'back' | 'foot' | 'note'> & {
  title: string;
  /** The document's title when it is not the page's. */
  pageTitle?: string;
  /** The page's form: its submit, summary and failures are shown where they belong. */
  form?: Submission;
  /** What the form's one button says, in place of a `foot`. */
  submit?: string;
  /** What it says while the form is sent. */
  busyText?: string;
  /** The button stays at the foot of a phone's screen. */
  sticky?: boolean;
  aside?: ReactNode;
  /** In the aside's place on phones, above the content. */
  phoneBar?: ReactNode;
  /** Another way on, under the form. */
  below?: ReactNode;
  children?: ReactNode;
};

/** A page with a heading, a form, and what keeps it from being sent. */
export const FormScreen = (props: FormScreenProps) => {
  const { title, form, submit, busyText = COMMON_TEXTS.sending, sticky } = props;
  usePageTitle(props.pageTitle ?? title, (form?.summary.length ?? 0) > 0);
  const button = submit !== undefined && (
    <ButtonBar sticky={sticky}>
      <Button type="submit" busy={form?.busy === true} busyText={busyText}>
        {submit}
      </Button>
    </ButtonBar>
  );
  return (
    <Page width="form" aside={props.aside} phoneBar={props.phoneBar}>
      <FormPage
        title={title}
        subtitle={props.subtitle}
        progress={props.progress}
        back={props.back}
        errorSummary={form !== undefined && <ErrorSummary errors={form.summary} focusKey={form.focusKey} />}
        onSubmit={form?.onSubmit}
        foot={button || props.foot}
        note={props.note}
      >
        {props.children}
        {form !== undefined && <FormFailure form={form} />}
      </FormPage>
      {props.below}
    </Page>
  );
};
