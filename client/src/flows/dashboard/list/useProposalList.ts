import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ProposalListDocument, ProposalListVersionDocument } from '../../../generated/graphql.ts';
import { useProposalListQuery } from '../../../generated/hooks.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { filterInput } from './filterInput.ts';
import type { ListPlace } from './listAddress.ts';

/** A page of the list, kept true while it is open: from the cache at once where it was seen before. */
export function useProposalList({ filters, trail }: ListPlace) {
  const client = useApolloClient();
  const variables = { after: trail.at(-1) ?? null, filter: filterInput(filters) };
  const key = JSON.stringify(variables);
  const { data, previousData, loading, error, refetch } = useProposalListQuery({
    variables,
    // The list tells of its own failures, in its own place.
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
    /** Until another list is there the last one stays in view, marked as busy. */
    page: error !== undefined && !loading ? undefined : (page ?? previousData?.proposals),
    loading,
    error: loading ? undefined : error,
    /** How often the open list changed by itself. */
    updates,
    retry: () => {
      // A failed try leaves the problem in view.
      refetch().catch(() => undefined);
    },
  };
}
