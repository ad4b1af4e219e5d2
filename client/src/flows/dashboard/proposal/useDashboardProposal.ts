import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { DashboardProposalDocument, DashboardProposalVersionDocument } from '#generated/graphql.ts';
import { useDashboardProposalQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

/** The page shows a failure itself. */
const READ_CONTEXT = { quiet: true };

/**
 * A proposal, kept up to date while it is open. A change updates the page in place, so that scroll,
 * focus, dialogs and uploads stay.
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
  /** The bank's version of the proposal that was read last. */
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
      // Set only now, so that a failed read is repeated.
      lastVersion.current = data.proposalVersion;
      // The user's own changes are not announced, nor is the first version.
      const isNews = before !== undefined && now?.proposal?.updatedAt !== before;
      setAnnouncement(isNews ? PROPOSAL_TEXTS.changed : '');
    },
    { of: proposal ? id : null },
  );
  return { query, proposal, announcement };
}
