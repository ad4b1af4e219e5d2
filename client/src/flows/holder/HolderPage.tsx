import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { FormPage } from '@prendarios/design-system/form/FormPage';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { StepProgress } from '@prendarios/design-system/form/StepProgress';
import type { ReactNode } from 'react';
import { FormFailure } from '../../shared/forms/FormFailure.tsx';
import type { Submission } from '../../shared/forms/useStepForm.ts';
import { Page } from '../../shared/page/Page.tsx';
import { COMMON_TEXTS } from '../../shared/texts/common.ts';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { GROUPS, previousStep, stepById, type StepId } from './flow.ts';
import { useHolderFlow } from './HolderContext.ts';
import { HolderAside, HolderPhoneBar } from './HolderSummary.tsx';

type HolderPageProps = {
  step: StepId;
  title: ReactNode;
  subtitle?: ReactNode;
  /** The document's title when it is not the step's. */
  pageTitle?: string;
  /** The step's form: its submit, summary and failures are shown where they belong. */
  form?: Submission;
  /** What the form's one button says. */
  submit?: string;
  /** In place of that button. */
  foot?: ReactNode;
  note?: ReactNode;
  /** In place of the loan's card; null leaves the place empty. */
  aside?: ReactNode;
  /** In place of the loan's bar on phones; null for none. */
  phoneBar?: ReactNode;
  /** No way back, as at the end. */
  withoutBack?: boolean;
  children?: ReactNode;
};

const Progress = ({ step }: { step: StepId }) => {
  const { group } = stepById(step);
  return (
    <StepProgress
      current={group}
      total={GROUPS.length}
      title={GROUPS[group - 1] ?? ''}
      steps={GROUPS.map((label, at) => {
        const state = at + 1 === group ? 'current' : 'todo';
        return { label, state: at + 1 < group ? 'done' : state };
      })}
    />
  );
};

const SubmitBar = ({ busy, children }: { busy: boolean; children: string }) => (
  <ButtonBar>
    <Button type="submit" busy={busy} busyText={COMMON_TEXTS.sending}>
      {children}
    </Button>
  </ButtonBar>
);

/** The frame of every step: progress, way back, heading, form and what is known of the loan. */
export function HolderPage(props: HolderPageProps) {
  const { step, form, submit } = props;
  const flow = useHolderFlow();
  const failed = (form?.summary.length ?? 0) > 0;
  usePageTitle(props.pageTitle ?? stepById(step).title, failed);
  const previous = flow.returnsToSummary ? 'summary' : previousStep(step, flow.state);
  return (
    <Page
      width="form"
      aside={props.aside === undefined ? <HolderAside /> : props.aside}
      phoneBar={props.phoneBar === undefined ? <HolderPhoneBar /> : props.phoneBar}
    >
      <FormPage
        title={props.title}
        subtitle={props.subtitle}
        progress={step === 'start' ? undefined : <Progress step={step} />}
        back={previous === null || props.withoutBack === true ? undefined : { href: flow.href(previous) }}
        errorSummary={form !== undefined && <ErrorSummary errors={form.summary} focusKey={form.focusKey} />}
        onSubmit={form?.onSubmit}
        foot={submit === undefined ? props.foot : <SubmitBar busy={form?.busy === true}>{submit}</SubmitBar>}
        note={props.note}
      >
        {props.children}
        {form !== undefined && <FormFailure form={form} />}
      </FormPage>
    </Page>
  );
}
