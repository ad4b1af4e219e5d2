import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { ProposalListDocument, type ProposalListQuery } from '#generated/graphql.ts';
import { useProposalListQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { countOf, filterInput } from '../address/filters.ts';
import { UNKNOWN_ABILITIES } from './abilities.ts';
import type { ListPlace } from '../address/listAddress.ts';

type ListAsked = Pick<ListPlace, 'filters' | 'trail' | 'sort' | 'size'>;

type Page = NonNullable<ProposalListQuery['proposals']>;

/** From this many on an applicant gets the tools of a list. */
const LONG = 20;
/** Holds a list that is not long, where the bank has such pages. */
const LONG_PAGE = 25;

/** A list with filters in use, with more pages or with many proposals. */
export function isLong(page: Page | undefined, { filters, trail }: ListAsked): boolean {
  if (countOf(filters) > 0 || trail.length > 0) return true;
  return page !== undefined && (page.pageInfo.hasNextPage || page.nodes.length >= LONG);
}

export type ProposalListRead = ReturnType<typeof useProposalList>;

/** A page of the list, kept up to date while it is open; from the cache at once if it was loaded before. */
export function useProposalList({ filters, trail, sort, size }: ListAsked, role: Role) {
  const client = useApolloClient();
  const [hasLongPages, setLongPages] = useState(false);
  const first = hasLongPages && size < LONG_PAGE ? LONG_PAGE : size;
  const variables = { first, after: trail.at(-1) ?? null, filter: filterInput(filters, role), sort };
  const key = JSON.stringify(variables);
  const { data, previousData, loading, error, refetch } = useProposalListQuery({
    variables,
    // The list shows its failures itself.
    context: { quiet: true },
  });
  const [fetched, setFetched] = useState('');
  if (loading && fetched !== key) setFetched(key);
  const [reads, setReads] = useState(0);
  const [updates, setUpdates] = useState(0);

  const page = data?.proposals ?? undefined;
  const isCutShort = role === 'APPLICANT' && page?.pageInfo.hasNextPage === true && first < LONG_PAGE;
  if (isCutShort && page.abilities.pageSizes.includes(LONG_PAGE)) setLongPages(true);
  const ask = async (signal: AbortSignal) => {
    if (page === undefined) return;
    const { data: fresh } = await client.query({
      query: ProposalListDocument,
      variables: { ...variables, ifNotVersion: page.version },
      fetchPolicy: 'no-cache',
      context: backgroundContext(signal),
    });
    if (!fresh?.proposals) return;
    client.writeQuery({ query: ProposalListDocument, variables, data: fresh });
    setReads((count) => count + 1);
    // The version moves with every write at a point of sale in view, also where no row of this page changed.
    if (JSON.stringify(fresh.proposals.nodes) !== JSON.stringify(page.nodes))
      setUpdates((count) => count + 1);
  };
  useLive(ask, { of: page === undefined ? null : key, atOnce: fetched !== key });

  /** While another list loads, the last one stays visible and is marked as busy. */
  const read = error !== undefined && !loading ? undefined : (page ?? previousData?.proposals ?? undefined);
  // The first rows are rendered in slices, so that the page reacts meanwhile; later ones are never behind their address.
  const isFirstDue = useDeferredValue(read !== undefined);
  const shown = isFirstDue ? read : undefined;
  return {
    page: shown,
    /**
     * The page before it is rendered. Variables of other queries must come from this one: Apollo sends a query in every
     * attempt at a deferred render, and its answer restarts the render.
     */
    read,
    /** They come with the first rows: nothing that is there already moves twice. */
    abilities: (shown ?? previousData?.proposals)?.abilities ?? UNKNOWN_ABILITIES,
    loading: loading || (read !== undefined && !isFirstDue),
    error: loading ? undefined : error,
    /** How often a write at its points of sale made it be read again while it was open. */
    reads,
    /** How many of these reads changed a row. */
    updates,
    retry: () => {
      // After a failure the problem stays visible.
      refetch().catch(() => undefined);
    },
  };
}
