import type { OutreachQuery } from '#generated/graphql.ts';
import { useOutreachQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';

/**
 * What a seller may do to reach the people of a proposal; null for others and for a bank that does not offer it,
 * undefined until it has answered.
 */
export function useOutreach(proposalId: string, role: Role): OutreachQuery['outreach'] | undefined {
  const { data, loading } = useOutreachQuery({
    variables: { proposalId },
    skip: role !== 'SELLER',
    fetchPolicy: 'cache-and-network',
    // Without an answer the page only lacks these controls.
    context: { quiet: true },
  });
  return data?.outreach ?? (loading && data === undefined ? undefined : null);
}
