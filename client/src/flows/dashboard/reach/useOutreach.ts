import type { OutreachQuery } from '#generated/graphql.ts';
import { useOutreachQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';

/**
 * Returns how a seller may contact the people of a proposal; null for other roles and if the bank does not offer it,
 * undefined until loaded.
 */
export function useOutreach(proposalId: string, role: Role): OutreachQuery['outreach'] | undefined {
  const { data, loading } = useOutreachQuery({
    variables: { proposalId },
    skip: role !== 'SELLER',
    fetchPolicy: 'cache-and-network',
    // If the query fails, the page only lacks these controls.
    context: { quiet: true },
  });
  return data?.outreach ?? (loading && data === undefined ? undefined : null);
}
