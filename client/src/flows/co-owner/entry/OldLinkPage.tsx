import { Alert } from '@prendarios/design-system/feedback/Alert';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useResendCoOwnerLinkMutation } from '#generated/hooks.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import type { CoOwnerLink } from '../flow.ts';
import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_ENTRY_TEXTS.old;

/** Offers a new link when this one has expired or was opened on another device. */
export const OldLinkPage = ({ link }: { link: CoOwnerLink }) => {
  const [resend] = useResendCoOwnerLinkMutation();
  const [outcome, setOutcome] = useState<'sent' | 'notTaken' | null>(null);
  const form = useStepForm({
    id: 'co-owner-link',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const { data } = await resend({ variables: { input: link }, context });
      const answer = data?.resendCoOwnerLink;
      if (answer === undefined) throw new Error('The answer to the request had no data.');
      return answer.userErrors.length > 0 ? { problems: answer.userErrors } : { result: answer.isRequested };
    },
    onDone: (isTaken) => setOutcome(isTaken ? 'sent' : 'notTaken'),
  });
  return (
    <FormPage
      title={TEXT.title}
      subtitle={TEXT.text}
      form={form}
      submit={outcome === null ? TEXT.resend : undefined}
    >
      {outcome === 'sent' && (
        <Alert tone="success" live title={TEXT.sentTitle}>
          {TEXT.sent}
        </Alert>
      )}
      {outcome === 'notTaken' && (
        <Alert tone="info" live title={TEXT.notTakenTitle}>
          {TEXT.notTaken}
        </Alert>
      )}
    </FormPage>
  );
};
