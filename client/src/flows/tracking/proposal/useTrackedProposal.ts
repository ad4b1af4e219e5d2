import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { TrackedProposalDocument } from '../../../generated/graphql.ts';
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
export function useTrackedProposal() {
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
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: TrackedProposalDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      const isNews = data?.proposal?.updatedAt !== proposal?.updatedAt;
      setAnnouncement(isNews ? PROPOSAL_TEXTS.changed : '');
    },
    { of: proposal ? id : null },
  );
  return { id, query, proposal, announcement };
}
