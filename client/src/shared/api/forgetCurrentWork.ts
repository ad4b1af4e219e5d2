import type { ApolloCache } from '@apollo/client';

const FIELDS = ['currentProposal', 'currentSimulation'] as const;

/**
 * Evicts the current proposal and quote from the cache after a change on the server, so that the next screen refetches
 * them.
 */
export function forgetCurrentWork(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
