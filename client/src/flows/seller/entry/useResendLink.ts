import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useResendSaleLinkMutation } from '#generated/hooks.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { SaleLink } from '../flow.ts';

/** Requests a new link to the same recipient; `outcome` is null before the answer. */
export function useResendLink({ number, key }: SaleLink) {
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
      return answer.userErrors.length > 0 ? { problems: answer.userErrors } : { result: answer.isRequested };
    },
    onDone: (isTaken) => setOutcome(isTaken ? 'sent' : 'notTaken'),
  });
  return { form, outcome };
}
