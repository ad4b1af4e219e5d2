import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { DashboardProposalVersionDocument, HolderFlowDocument } from '#generated/graphql.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import type { HolderProposalFragment } from '#generated/graphql.ts';
import { isPhaseDone } from '../../flow/phases.ts';

/** Polls until the customer has accepted and entered the code on their own phone, then calls back with the proposal. */
export function useCustomersAnswer(proposalId: string, onDone: (proposal: HolderProposalFragment) => void) {
  const client = useApolloClient();
  const lastVersion = useRef<string | null>(null);
  useLive(
    async (signal) => {
      const context = backgroundContext(signal);
      const { data } = await client.query({
        query: DashboardProposalVersionDocument,
        variables: { id: proposalId, known: lastVersion.current },
        fetchPolicy: 'no-cache',
        context,
      });
      if (data === undefined || data.proposalVersion === lastVersion.current) return;
      const read = await client.query({ query: HolderFlowDocument, fetchPolicy: 'network-only', context });
      const proposal = read.data?.currentProposal;
      // Set after the read, so that a failed one is retried.
      lastVersion.current = data.proposalVersion;
      if (proposal?.id === proposalId && isPhaseDone(proposal.phases, 'OWNER')) onDone(proposal);
    },
    { of: proposalId, atOnce: true },
  );
}
