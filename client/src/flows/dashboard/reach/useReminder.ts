import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OutreachDocument, type ReminderParty, type ReminderViewFragment } from '#generated/graphql.ts';
import { useSendReminderMutation } from '#generated/hooks.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { readAgain } from '../proposal/readAgain.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';

/**
 * Reminds a party of a proposal, or its only party if null, then updates the last reminder and the history on the page.
 */
export function useReminder(proposalId: string, party: ReminderParty | null) {
  const client = useApolloClient();
  const write = useKeyedWrite();
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { loading }] = useSendReminderMutation();

  function keep(reminder: ReminderViewFragment) {
    client.cache.updateQuery({ query: OutreachDocument, variables: { proposalId } }, (known) => {
      if (!known?.outreach) return undefined;
      const reminders = known.outreach.reminders.map((one) =>
        one.party === reminder.party ? reminder : one,
      );
      return { ...known, outreach: { ...known.outreach, reminders } };
    });
    // The vehicle's seller receives a new link, whose status the page also shows.
    readAgain(client, 'FollowUp', ...(reminder.party === 'SELLER' ? (['Outreach'] as const) : []));
  }

  async function send() {
    setProblem(null);
    try {
      const data = await write(`${proposalId} ${party}`, (context) =>
        ask({ variables: { input: { proposalId, party } }, context }),
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
