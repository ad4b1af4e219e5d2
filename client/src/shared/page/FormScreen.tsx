import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { FormPage } from '@prendarios/design-system/form/FormPage';
import type { MouseEventHandler, ReactNode } from 'react';
import { FormFailure } from '../forms/FormFailure.tsx';
import type { Submission } from '../forms/useStepForm.ts';
import { Page } from './Page.tsx';
import { COMMON_TEXTS } from '../texts/common.ts';
import { usePageTitle } from '../title/usePageTitle.ts';

export type FormScreenProps = {
  title: string;
  subtitle?: ReactNode;
  /** The document's title when it is not the page's. */
  pageTitle?: string;
  progress?: ReactNode;
  back?: { href: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  form?: Submission;
  /** What the form's one button says. */
  submit?: string;
  /** In place of that button. */
  foot?: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page with a heading, a form, and what stands in its way. */
export function FormScreen(props: FormScreenProps) {
  const { title, form, submit } = props;
  usePageTitle(props.pageTitle ?? title, (form?.summary.length ?? 0) > 0);
  const button = submit !== undefined && (
    <ButtonBar>
      <Button type="submit" busy={form?.busy === true} busyText={COMMON_TEXTS.sending}>
        {submit}
      </Button>
    </ButtonBar>
  );
  return (
    <Page width="form" aside={props.aside}>
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
    </Page>
  );
}
