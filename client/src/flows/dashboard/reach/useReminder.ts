import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { OutreachDocument, type ReminderViewFragment } from '#generated/graphql.ts';
import { useSendReminderMutation } from '#generated/hooks.ts';
import { createKeyring } from '#shared/api/idempotency.ts';
import { keyedWrite } from '#shared/api/settledWrite.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';

/** Reminds whom a proposal waits for; the last reminder on the page follows. */
export function useReminder(proposalId: string) {
  const { cache } = useApolloClient();
  const keyring = useMemo(() => createKeyring(), []);
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading }] = useSendReminderMutation();

  const keep = (reminder: ReminderViewFragment) =>
    cache.updateQuery({ query: OutreachDocument, variables: { proposalId } }, (known) =>
      known?.outreach ? { ...known, outreach: { ...known.outreach, reminder } } : undefined,
    );

  async function send() {
    setProblem(null);
    try {
      const { data } = await keyedWrite(keyring.keyFor(proposalId), (context) =>
        ask({ variables: { input: { proposalId } }, context }),
      );
      if (data === undefined) throw new Error('The answer to the reminder had no data.');
      // The next press is another reminder, which the bank may refuse.
      keyring.settle();
      const { reminder, userErrors } = data.sendReminder;
      if (reminder === null) setProblem(userErrors[0]?.message ?? TEXT.problem);
      else keep(reminder);
    } catch (error) {
      setProblem(TEXT[writeFailure(error)]);
    }
  }

  return { busy: loading, problem, send: () => void (loading ? undefined : send()) };
}
