import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { DashboardProposalDocument, DashboardProposalVersionDocument } from '#generated/graphql.ts';
import { useDashboardProposalQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

/** The page shows failures itself. */
const READ_CONTEXT = { quiet: true };

/**
 * Loads a proposal and keeps it up to date while it is open. Changes update the page in place, so that scroll, focus,
 * dialogs and uploads are kept.
 */
export function useDashboardProposal(id: string) {
  const client = useApolloClient();
  const [announcement, setAnnouncement] = useState('');
  const query = useDashboardProposalQuery({
    variables: { id },
    context: READ_CONTEXT,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const proposal = query.data?.proposal;
  /** The version of the proposal that was last loaded. */
  const lastVersion = useRef<string | null>(null);
  const lastUpdate = useRef<string | undefined>(undefined);
  useEffect(function followShown() {
    lastUpdate.current = proposal?.updatedAt;
  });
  useLive(
    async (signal) => {
      const context = backgroundContext(signal);
      const { data } = await client.query({
        query: DashboardProposalVersionDocument,
        variables: { id, known: lastVersion.current },
        fetchPolicy: 'no-cache',
        context,
      });
      if (data === undefined || data.proposalVersion === lastVersion.current) return;
      const before = lastUpdate.current;
      const { data: now } = await client.query({
        query: DashboardProposalDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context,
      });
      // Set only after success, so that a failed read is retried.
      lastVersion.current = data.proposalVersion;
      // Neither the user's own changes nor the first version are announced.
      const isNews = before !== undefined && now?.proposal?.updatedAt !== before;
      setAnnouncement(isNews ? PROPOSAL_TEXTS.changed : '');
    },
    { of: proposal ? id : null },
  );
  return { query, proposal, announcement };
}
