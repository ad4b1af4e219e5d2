import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Divider } from '@prendarios/design-system/foundations/Divider';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { consentsForm } from '@prendarios/rules/forms/consents';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { useState } from 'react';
import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import { useBank } from '#shared/page/bank.ts';
import { Consents } from '#shared/loan/consents/Consents.tsx';
import { NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { LoanCard } from '../LoanCard.tsx';
import { OwnSteps } from '../OwnSteps.tsx';
import { ownerName } from '../state.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { INVITATION_TEXTS as TEXT } from './texts.ts';

function beforeRows({
  mode,
  amount,
  term,
  dueDay,
  secondInstallment,
  cftea,
}: NonNullable<CoOwnershipViewFragment['acceptedBefore']>) {
  const { rows } = TEXT.changed;
  return [
    { term: rows.loan, value: `${formatPesos(amount.amount)} en ${installmentLabel(term)}, día ${dueDay}` },
    { term: rows.mode, value: TEXT.changed.modes[mode] },
    { term: rows.installment, value: formatPesos(secondInstallment.amount) },
    ...(cftea === null ? [] : [{ term: rows.cftea, value: formatPercent(cftea) }]),
  ];
}

type InvitationPageProps = { onAccepted: () => void; onRefused: () => void; onNotProved: () => void };

/** Shows who invites, the loan, the co-owner's tasks, and the consents, which only the co-owner can give. */
export const InvitationPage = ({ onAccepted, onRefused, onNotProved }: InvitationPageProps) => {
  const { coOwnership } = useCoOwnerFlow();
  const before = coOwnership.acceptedBefore;
  const { phone } = useBank().contacts;
  const [isRefusing, setRefusing] = useState(false);
  const form = useStepForm({
    id: 'co-owner-consents',
    schema: consentsForm,
    defaultValues: NO_CONSENTS,
    // The consents are sent with the code, which proves who gave them.
    send: () => Promise.resolve({ result: null }),
    onDone: onAccepted,
  });
  return (
    <StepPage
      title={
        before === null
          ? TEXT.title(nameCase(coOwnership.firstName), nameCase(coOwnership.invitedBy))
          : TEXT.changed.title(ownerName(coOwnership))
      }
      pageTitle={before === null ? TEXT.page : TEXT.changed.page}
      subtitle={TEXT.subtitle}
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy}>
            {TEXT.accept}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {TEXT.refuse}
          </Button>
        </ButtonBar>
      }
      below={
        <Disclosure summary={TEXT.stranger}>
          <Text measure>{TEXT.strangerText(phone)}</Text>
        </Disclosure>
      }
    >
      {before !== null && (
        <Alert tone="warning" title={TEXT.changed.heading}>
          <KeyValue rows={beforeRows(before)} />
          {TEXT.changed.now}
        </Alert>
      )}
      <LoanCard />
      <Stack as="section" gap={4}>
        <Text as="h2" size={20}>
          {TEXT.stepsHeading}
        </Text>
        <OwnSteps accept="current" photos="todo" sign="todo" />
      </Stack>
      <Divider />
      <Consents form={form} />
      <RefuseDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        onRefused={onRefused}
        onNotProved={onNotProved}
      />
    </StepPage>
  );
};
