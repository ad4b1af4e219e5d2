import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ProposalListDocument, ProposalListVersionDocument } from '../../../generated/graphql.ts';
import { useProposalListQuery } from '../../../generated/hooks.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { filterInput } from './filterInput.ts';
import type { ListPlace } from './listAddress.ts';

/** A page of the list, kept up to date while it is open; from the cache at once if it was loaded before. */
export function useProposalList({ filters, trail }: ListPlace) {
  const client = useApolloClient();
  const variables = { after: trail.at(-1) ?? null, filter: filterInput(filters) };
  const key = JSON.stringify(variables);
  const { data, previousData, loading, error, refetch } = useProposalListQuery({
    variables,
    // The list shows its failures itself.
    context: { quiet: true },
  });
  const [fetched, setFetched] = useState('');
  if (loading && fetched !== key) setFetched(key);
  const [updates, setUpdates] = useState(0);

  const page = data?.proposals;
  const known = page?.version;
  const ask = async (signal: AbortSignal) => {
    if (known === undefined) return;
    const context = backgroundContext(signal);
    const { data: now } = await client.query({
      query: ProposalListVersionDocument,
      variables: { ...variables, known },
      fetchPolicy: 'no-cache',
      context,
    });
    if (now === undefined || now.proposalsVersion === known) return;
    await client.query({ query: ProposalListDocument, variables, fetchPolicy: 'network-only', context });
    setUpdates((count) => count + 1);
  };
  useLive(ask, { of: page === undefined ? null : key, atOnce: fetched !== key });

  return {
    /** While another list loads, the last one stays visible and is marked as busy. */
    page: error !== undefined && !loading ? undefined : (page ?? previousData?.proposals),
    loading,
    error: loading ? undefined : error,
    /** Number of changes that came while the list was open. */
    updates,
    retry: () => {
      // After a failure the problem stays visible.
      refetch().catch(() => undefined);
    },
  };
}
