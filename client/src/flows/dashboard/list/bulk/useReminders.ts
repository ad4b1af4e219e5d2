import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OutreachDocument, type ProposalRowFragment, type ReminderViewFragment } from '#generated/graphql.ts';
import { mayBeReminded } from '../../proposal/mayBeReminded.ts';
import type { KnownReminders } from './remindable.ts';

/**
 * Loads whom the bank would remind for each row, once selection starts; `note` stores a sent reminder. If a row fails
 * to load, the bank decides when the reminder is sent.
 */
export function useReminders(items: readonly ProposalRowFragment[], isOn: boolean) {
  const client = useApolloClient();
  const [known, setKnown] = useState<KnownReminders>(new Map());
  const possible = isOn
    ? items.flatMap((item) => (item.id !== null && mayBeReminded(item) ? [item.id] : []))
    : [];
  const asked = possible.join(' ');
  useEffect(
    function askTheBank() {
      let isOver = false;
      const ask = async (proposalId: string) => {
        const { data } = await client.query({
          query: OutreachDocument,
          variables: { proposalId },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        });
        const reach = data?.outreach;
        if (!isOver && reach) setKnown((before) => new Map(before).set(proposalId, reach));
      };
      for (const id of asked.split(' ')) if (id !== '') ask(id).catch(() => undefined);
      return () => {
        isOver = true;
      };
    },
    [asked, client],
  );
  const note = (id: string, reminder: ReminderViewFragment) =>
    setKnown((before) => new Map(before).set(id, { reminders: [reminder], noReminderReason: null }));
  return { known, note };
}
