import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { TrackedProposalDocument, TrackedProposalVersionDocument } from '../../../generated/graphql.ts';
import { useTrackedProposalQuery } from '../../../generated/hooks.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

/** The page itself tells of what could not be read. */
const READ_CONTEXT = { quiet: true };

/**
 * The proposal that the address names, kept true while it is open. A change comes in place: nothing on the page is
 * made anew, so that scroll, focus, dialogs and uploads on their way stay.
 */
export function useDashboardProposal() {
  const { id = '' } = useParams();
  const client = useApolloClient();
  const [announcement, setAnnouncement] = useState('');
  const query = useTrackedProposalQuery({
    variables: { id },
    context: READ_CONTEXT,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const proposal = query.data?.proposal;
  /** The version that the bank gave to what was read last. */
  const known = useRef<string | null>(null);
  const shown = useRef<string | undefined>(undefined);
  useEffect(function followShown() {
    shown.current = proposal?.updatedAt;
  });
  useLive(
    async (signal) => {
      const context = backgroundContext(signal);
      const { data } = await client.query({
        query: TrackedProposalVersionDocument,
        variables: { id, known: known.current },
        fetchPolicy: 'no-cache',
        context,
      });
      if (data === undefined || data.proposalVersion === known.current) return;
      const before = shown.current;
      const { data: now } = await client.query({
        query: TrackedProposalDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context,
      });
      // Only now: a reading that failed is asked for again.
      known.current = data.proposalVersion;
      // What the person changed here is no news, nor is the first version that is read.
      const isNews = before !== undefined && now?.proposal?.updatedAt !== before;
      setAnnouncement(isNews ? PROPOSAL_TEXTS.changed : '');
    },
    { of: proposal ? id : null },
  );
  return { id, query, proposal, announcement };
}
