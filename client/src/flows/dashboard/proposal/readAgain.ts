import type { ApolloClient } from '@apollo/client';

/** What the page shows of a team's acts and of the people whom it may reach. */
type Shown = 'FollowUp' | 'Outreach';

/** Reads again those of the queries that the page shows. */
export function readAgain(client: ApolloClient, ...names: readonly Shown[]): void {
  const isNamed = (name: string | undefined) => names.some((one) => one === name);
  // After a failure what was read before stays.
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isNamed(queryName) })
    .catch(() => undefined);
}
