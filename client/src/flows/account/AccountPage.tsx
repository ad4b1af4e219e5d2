import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { FormPage } from '@prendarios/design-system/form/FormPage';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { FormFailure } from '../../shared/forms/FormFailure.tsx';
import type { Submission } from '../../shared/forms/useStepForm.ts';
import { Page } from '../../shared/page/Page.tsx';
import { COMMON_TEXTS } from '../../shared/texts/common.ts';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const ASIDE = ACCOUNT_TEXTS.aside;

/** What an account is for, beside the form on wide screens. */
const AccountAside = () => (
  <Card as="section" tone="sand">
    <Stack gap={3}>
      <Text as="h2" size={17} weight="bold">
        {ASIDE.title}
      </Text>
      <ItemList>
        {ASIDE.points.map((point) => (
          <Item key={point} icon="check">
            <Text size={15}>{point}</Text>
          </Item>
        ))}
      </ItemList>
    </Stack>
  </Card>
);

type AccountPageProps = {
  /** The document's title. */
  page: string;
  title: ReactNode;
  subtitle?: ReactNode;
  progress?: ReactNode;
  back?: { href: string; label?: string };
  /** The page's form: its submit, summary and failures are shown where they belong. */
  form?: Submission;
  submit?: string;
  busyText?: string;
  /** A form that is longer than a phone's screen keeps its button at the foot. */
  long?: boolean;
  foot?: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  /** Another way on, under the form. */
  below?: ReactNode;
  children?: ReactNode;
};

/** The frame of the account's screens. */
export function AccountPage(props: AccountPageProps) {
  const { page, form, submit, busyText = COMMON_TEXTS.sending, aside = <AccountAside /> } = props;
  usePageTitle(page, (form?.summary.length ?? 0) > 0);
  const foot =
    submit === undefined ? (
      props.foot
    ) : (
      <ButtonBar sticky={props.long === true}>
        <Button type="submit" busy={form?.busy === true} busyText={busyText}>
          {submit}
        </Button>
      </ButtonBar>
    );
  return (
    <Page width="form" aside={aside} phoneBar={null}>
      <FormPage
        title={props.title}
        subtitle={props.subtitle}
        progress={props.progress}
        back={props.back}
        errorSummary={form !== undefined && <ErrorSummary errors={form.summary} focusKey={form.focusKey} />}
        onSubmit={form?.onSubmit}
        foot={foot}
        note={props.note}
      >
        {props.children}
        {form !== undefined && <FormFailure form={form} />}
      </FormPage>
      {props.below}
    </Page>
  );
}
