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

/** Number of proposals from which an applicant gets the list's tools. */
const LONG = 20;
/** Page size that fits a list without tools, if the bank supports it. */
const LONG_PAGE = 25;

/** Whether a list has active filters, more pages or many proposals. */
export function isLong(page: Page | undefined, { filters, trail }: ListAsked): boolean {
  if (countOf(filters) > 0 || trail.length > 0) return true;
  return page !== undefined && (page.pageInfo.hasNextPage || page.nodes.length >= LONG);
}

export type ProposalListRead = ReturnType<typeof useProposalList>;

/**
 * Loads a page of the list and keeps it up to date while it is open; serves it from the cache first if it was loaded
 * before.
 */
export function useProposalList({ filters, trail, sort, size }: ListAsked, role: Role) {
  const client = useApolloClient();
  const [hasLongPages, setLongPages] = useState(false);
  const first = hasLongPages && size < LONG_PAGE ? LONG_PAGE : size;
  const variables = { first, after: trail.at(-1) ?? null, filter: filterInput(filters, role), sort };
  const key = JSON.stringify(variables);
  const { data, previousData, loading, error, refetch } = useProposalListQuery({
    variables,
    // The list shows failures itself.
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
    // The version changes with every write at the user's points of sale, even if no row on this page changed.
    if (JSON.stringify(fresh.proposals.nodes) !== JSON.stringify(page.nodes))
      setUpdates((count) => count + 1);
  };
  useLive(ask, { of: page === undefined ? null : key, atOnce: fetched !== key });

  /** While another list loads, the previous one stays visible and is marked as busy. */
  const read = error !== undefined && !loading ? undefined : (page ?? previousData?.proposals ?? undefined);
  // The first rows are rendered in slices to keep the page responsive; later rows never lag behind their
  // address.
  const isFirstDue = useDeferredValue(read !== undefined);
  const shown = isFirstDue ? read : undefined;
  return {
    page: shown,
    /**
     * The page before it is rendered. Variables of other queries must come from it: Apollo sends a query in every
     * attempt at a deferred render, and its response restarts the render.
     */
    read,
    /** Change together with the first rows, so that the layout shifts only once. */
    abilities: (shown ?? previousData?.proposals)?.abilities ?? UNKNOWN_ABILITIES,
    loading: loading || (read !== undefined && !isFirstDue),
    error: loading ? undefined : error,
    /** How often the open list was reloaded because of a write at its points of sale. */
    reads,
    /** How many of these reloads changed a row. */
    updates,
    retry: () => {
      // On failure, the error stays visible.
      refetch().catch(() => undefined);
    },
  };
}
