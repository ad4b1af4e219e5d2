import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OutreachDocument, type ReminderViewFragment } from '#generated/graphql.ts';
import { useSendReminderMutation } from '#generated/hooks.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';

/** Reminds whom a proposal waits for; the last reminder on the page follows. */
export function useReminder(proposalId: string) {
  const { cache } = useApolloClient();
  const write = useKeyedWrite();
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading }] = useSendReminderMutation({
    // Whoever sells the vehicle gets a new link, whose state is on the page, too.
    refetchQueries: ({ data }) => (data?.sendReminder.reminder?.party === 'SELLER' ? [OutreachDocument] : []),
  });

  const keep = (reminder: ReminderViewFragment) =>
    cache.updateQuery({ query: OutreachDocument, variables: { proposalId } }, (known) =>
      known?.outreach ? { ...known, outreach: { ...known.outreach, reminder } } : undefined,
    );

  async function send() {
    setProblem(null);
    try {
      const data = await write(proposalId, (context) =>
        ask({ variables: { input: { proposalId } }, context }),
      );
      const { reminder, userErrors } = data.sendReminder;
      if (reminder === null) setProblem(userErrors[0]?.message ?? TEXT.problem);
      else keep(reminder);
    } catch (error) {
      setProblem(TEXT[writeFailure(error)]);
    }
  }

  return { busy: loading, problem, send: () => void (loading ? undefined : send()) };
}
