import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { HeadedForm, type HeadedFormProps } from '@prendarios/design-system/form/HeadedForm';
import { type ReactNode, useId } from 'react';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { Page } from './Page.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { usePageTitle } from './usePageTitle.ts';

export type FormPageProps = Pick<HeadedFormProps, 'subtitle' | 'progress' | 'back' | 'foot' | 'note'> & {
  title: string;
  /** Title of the browser tab, if it differs from `title`. */
  pageTitle?: string;
  /** The form of the page, which supplies the submit handler, error summary and failures. */
  form?: Submission;
  /** Label of the form's only button; replaces `foot`. */
  submit?: string;
  /** Label of the button while the form is being sent. */
  busyText?: string;
  /** Whether the button stays at the bottom of a phone's screen. */
  sticky?: boolean;
  /** `wide` suits content with its own columns and no aside. */
  width?: 'form' | 'wide';
  aside?: ReactNode;
  /** Replaces `aside` and contains the form's button; on narrow screens the button is below the form instead. */
  renderAside?: (button: ReactNode) => ReactNode;
  /** Replaces the aside on phones and appears above the content. */
  phoneBar?: ReactNode;
  /** Content below the form, such as another way to continue. */
  below?: ReactNode;
  children?: ReactNode;
};

/** Shows a page with a heading, a form and its errors. */
export const FormPage = (props: FormPageProps) => {
  const { title, form, submit, busyText = COMMON_TEXTS.sending, sticky, renderAside } = props;
  const id = useId();
  const formId = renderAside === undefined ? undefined : id;
  usePageTitle(props.pageTitle ?? title, (form?.summary.length ?? 0) > 0);
  const button = submit !== undefined && (
    <Button type="submit" form={formId} busy={form?.busy === true} busyText={busyText}>
      {submit}
    </Button>
  );
  const bar = button && (
    <ButtonBar sticky={sticky} below={renderAside && 'lg'}>
      {button}
    </ButtonBar>
  );
  return (
    <Page
      width={props.width ?? 'form'}
      aside={renderAside?.(button) ?? props.aside}
      phoneBar={props.phoneBar}
    >
      <HeadedForm
        title={title}
        subtitle={props.subtitle}
        progress={props.progress}
        back={props.back}
        errorSummary={form !== undefined && <ErrorSummary errors={form.summary} focusKey={form.focusKey} />}
        formId={formId}
        onSubmit={form?.onSubmit}
        foot={bar || props.foot}
        note={props.note}
      >
        {props.children}
        {form !== undefined && <FormFailure form={form} />}
      </HeadedForm>
      {props.below}
    </Page>
  );
};
