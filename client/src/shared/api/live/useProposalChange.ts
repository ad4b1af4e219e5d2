import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ProposalChangeDocument } from '#generated/graphql.ts';
import { backgroundContext } from './background.ts';
import { useLive } from './useLive.ts';

/** Calls `onChanged` whenever the proposal changes at the bank, regardless of who changed it. */
export function useProposalChange(proposalId: string, onChanged: () => unknown): void {
  const client = useApolloClient();
  const last = useRef<{ id: string; version: string | null } | null>(null);
  useLive(
    async (signal) => {
      // The version of another proposal does not apply to this one.
      const known = last.current?.id === proposalId ? last.current.version : null;
      const { data } = await client.query({
        query: ProposalChangeDocument,
        variables: { id: proposalId, known },
        fetchPolicy: 'no-cache',
        context: backgroundContext(signal),
      });
      if (signal.aborted || data === undefined || data.proposalVersion === known) return;
      last.current = { id: proposalId, version: data.proposalVersion };
      if (known !== null) await onChanged();
    },
    { of: proposalId, atOnce: true },
  );
}
