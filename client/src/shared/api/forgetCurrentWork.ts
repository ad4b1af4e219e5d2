import type { ApolloCache } from '@apollo/client';

const FIELDS = ['currentProposal', 'currentSimulation'] as const;

/** Removes the current proposal and quote from the cache, after a change at the server: the next screen reads them. */
export function forgetCurrentWork(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
