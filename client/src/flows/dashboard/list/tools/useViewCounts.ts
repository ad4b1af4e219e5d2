import { useViewCountsQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { filterInput } from '../../address/filters.ts';
import type { ListPlace } from '../../address/listAddress.ts';
import { type Count, type ViewCounts, viewsOf } from './views.ts';
import { useFollowList } from '../../proposal/useFollowList.ts';

type Counts = Readonly<{
  /** Count of the list; the previous list's while another one is counted. */
  shown: Count | undefined;
  isCounting: boolean;
  views: ViewCounts;
}>;

/** Counts the proposals of the list and of each view, if the bank can. `reads`: how often the list was reloaded. */
export function useViewCounts(place: ListPlace, role: Role, abilities: ListAbilities, reads: number): Counts {
  const views = viewsOf(place, role, abilities);
  const { data, previousData, loading, refetch } = useViewCountsQuery({
    variables: {
      filters: [place, ...views].map(({ filters }) => filterInput(filters, role) ?? {}),
    },
    skip: role === 'APPLICANT',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  useFollowList(reads, refetch);
  const answer = (data ?? (loading ? previousData : undefined))?.proposalCounts ?? [];
  // An earlier response may have fewer views.
  const [shown, ...counts] = answer.length === views.length + 1 ? answer : [];
  const unknown = loading ? null : undefined;
  return {
    shown,
    isCounting: loading && data === undefined,
    views: Object.fromEntries(views.map(({ key }, at) => [key, counts[at] ?? unknown])),
  };
}
