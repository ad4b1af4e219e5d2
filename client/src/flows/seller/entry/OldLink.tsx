import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useResendSaleLinkMutation } from '../../../generated/hooks.ts';
import { FormFailure } from '../../../shared/forms/FormFailure.tsx';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import type { SaleLink } from '../flow.ts';
import { ENTRY_TEXTS } from './texts.ts';

const TEXT = ENTRY_TEXTS.oldLink;

/** A link that has ended or was opened on another device: the seller asks for a new one, or searches below. */
export const OldLink = ({ link: { number, key } }: { link: SaleLink }) => {
  const [resend] = useResendSaleLinkMutation();
  const [outcome, setOutcome] = useState<'sent' | 'notTaken' | null>(null);
  const form = useStepForm({
    id: 'sale-link',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const input = { proposalNumber: number, key };
      const { data } = await resend({ variables: { input }, context });
      const answer = data?.resendSaleLink;
      if (answer === undefined) throw new Error('The answer to the request had no data.');
      return answer.userErrors.length > 0 ? { problems: answer.userErrors } : { result: answer.requested };
    },
    onDone: (isTaken) => setOutcome(isTaken ? 'sent' : 'notTaken'),
  });
  if (outcome !== null) {
    return (
      <Alert tone={outcome === 'sent' ? 'success' : 'info'} title={TEXT[outcome].title} live>
        {TEXT[outcome].text}
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="warning"
        title={TEXT.title}
        live
        action={
          <Button
            size="small"
            variant="secondary"
            type="button"
            busy={form.busy}
            busyText={COMMON_TEXTS.sending}
            onClick={form.retry}
          >
            {TEXT.resend}
          </Button>
        }
      >
        {TEXT.text}
      </Alert>
      <FormFailure form={form} />
    </>
  );
};
