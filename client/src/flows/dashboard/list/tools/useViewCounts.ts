import { useEffect, useEffectEvent } from 'react';
import { useViewCountsQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { ListAbilities } from '../abilities.ts';
import { filterInput } from '../../address/filters.ts';
import type { ListPlace } from '../../address/listAddress.ts';
import { viewsOf } from './views.ts';

/** How many proposals the list and each view have; without a bank that counts, undefined. `reads`: of the list. */
export function useViewCounts(place: ListPlace, role: Role, abilities: ListAbilities, reads: number) {
  const inputs = viewsOf(place, role, abilities).map(({ key, filters }) => [key, filterInput(filters, role)]);
  const { data, previousData, refetch } = useViewCountsQuery({
    // A view that this bank cannot do is counted as all are, and not shown.
    variables: { shown: filterInput(place.filters, role), ...Object.fromEntries(inputs) },
    skip: role === 'APPLICANT',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const readAgain = useEffectEvent(() => {
    // The list says that it failed; the last figures stay.
    refetch().catch(() => undefined);
  });
  useEffect(
    function followTheList() {
      if (reads > 0) readAgain();
    },
    [reads],
  );
  return data ?? previousData;
}
