import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ProposalChangeDocument } from '#generated/graphql.ts';
import { backgroundContext } from './background.ts';
import { useLive } from './useLive.ts';

/** Calls back whenever the proposal changes at the bank, by whomever. */
export function useProposalChange(proposalId: string, onChanged: () => unknown): void {
  const client = useApolloClient();
  const known = useRef<string | null>(null);
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: ProposalChangeDocument,
        variables: { id: proposalId, known: known.current },
        fetchPolicy: 'no-cache',
        context: backgroundContext(signal),
      });
      if (data === undefined || data.proposalVersion === known.current) return;
      const isFirst = known.current === null;
      known.current = data.proposalVersion;
      if (!isFirst) await onChanged();
    },
    { of: proposalId, atOnce: true },
  );
}
