import type { ApolloClient } from '@apollo/client';

/** Queries about the team's actions and the people it can contact. */
type Shown = 'FollowUp' | 'Outreach';

/** Refetches these queries if the page uses them. */
export function readAgain(client: ApolloClient, ...names: readonly Shown[]): void {
  const isNamed = (name: string | undefined) => names.some((one) => one === name);
  // On failure, the page keeps its data.
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isNamed(queryName) })
    .catch(() => undefined);
}
