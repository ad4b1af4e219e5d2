import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MorningDocument, type MorningQuery } from '#generated/graphql.ts';
import { useMorningQuery, useViewCountsQuery } from '#generated/hooks.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLive } from '#shared/api/live/useLive.ts';
import { useToday } from '#shared/text/useToday.ts';
import { filterInput } from '../address/filters.ts';
import { countText } from '../board/stages.ts';
import { useFollowList } from '../proposal/useFollowList.ts';
import { placesOf, type Section, SECTIONS, sectionsOf } from './sections.ts';

type MorningState =
  | { kind: 'loading' | 'failed' }
  /** The bank's list cannot be filtered by who must act. */
  | { kind: 'unsupported' }
  | { kind: 'shown'; sections: readonly Section[] };

/** Whether every section that the bank supports was loaded. */
function isWhole({ calls, mine, returned, late, payments, signed }: MorningQuery): boolean {
  const canListPayments =
    returned?.abilities.canFilterByPayee !== false &&
    returned?.abilities.sorts.includes('NEXT_PAYMENT') !== false;
  const lacksPayments = payments === null && canListPayments;
  const lacksSigned = signed === null && returned?.abilities.canFilterBySignature !== false;
  const lacksCalls = calls === null && returned?.abilities.canFilterByAssignee !== false;
  const lacksLate = late === null && returned?.abilities.canFilterByTarget !== false;
  const lacksOptional = lacksLate || lacksPayments || lacksSigned || lacksCalls;
  return mine !== null && returned !== null && !lacksOptional;
}

/** Loads what a seller has to do, and keeps it up to date while it is open. */
export function useMorning() {
  const client = useApolloClient();
  const places = placesOf(useToday());
  const inputOf = (key: (typeof SECTIONS)[number]) => filterInput(places[key].filters, 'SELLER') ?? {};
  const variables = {
    calls: inputOf('calls'),
    mine: inputOf('mine'),
    returned: inputOf('returned'),
    late: inputOf('late'),
    payments: inputOf('payments'),
    signed: inputOf('signed'),
    lateSort: places.mine.sort,
    paymentsSort: places.payments.sort,
    withCalls: true,
    withLate: true,
    withPayments: true,
    withSigned: true,
  };
  const { data, loading, refetch } = useMorningQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // If the bank lacks one section's filter, the other sections are still shown.
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const [reads, setReads] = useState(0);
  const counted = useViewCountsQuery({
    variables: { filters: SECTIONS.map(inputOf) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  useFollowList(reads, counted.refetch);
  const ask = async (signal: AbortSignal) => {
    if (data === undefined) return;
    const { data: news, error } = await client.query({
      query: MorningDocument,
      variables: {
        ...variables,
        withCalls: data.calls !== null,
        withLate: data.late !== null,
        withPayments: data.payments !== null,
        withSigned: data.signed !== null,
        callsVersion: data.calls?.version,
        mineVersion: data.mine?.version,
        returnedVersion: data.returned?.version,
        lateVersion: data.late?.version,
        paymentsVersion: data.payments?.version,
        signedVersion: data.signed?.version,
      },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: backgroundContext(signal),
    });
    if (news === undefined) throw error ?? new Error('no answer');
    if (SECTIONS.every((key) => !news[key])) return;
    client.writeQuery({
      query: MorningDocument,
      variables,
      data: {
        ...data,
        calls: news.calls ?? data.calls,
        mine: news.mine ?? data.mine,
        returned: news.returned ?? data.returned,
        late: news.late ?? data.late,
        payments: news.payments ?? data.payments,
        signed: news.signed ?? data.signed,
      },
    });
    setReads((count) => count + 1);
  };
  useLive(ask, { of: data === undefined ? null : JSON.stringify(variables) });
  const counts = counted.data?.proposalCounts ?? [];
  const state = (): MorningState => {
    if (data?.returned?.abilities.canFilterByActor === false) return { kind: 'unsupported' };
    if (data === undefined || !isWhole(data)) return { kind: loading ? 'loading' : 'failed' };
    const texts = SECTIONS.map((key, at) => {
      const count = counts[at];
      return [key, count && countText(count)] as const;
    });
    return { kind: 'shown', sections: sectionsOf(data, Object.fromEntries(texts)) };
  };
  return {
    state: state(),
    places,
    /** How often it was reloaded while it was open. */
    reads,
    retry: () => {
      // On failure, the error stays visible.
      refetch().catch(() => undefined);
    },
  };
}
