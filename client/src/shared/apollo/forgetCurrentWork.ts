import type { ApolloCache } from '@apollo/client';

const FIELDS = ['currentProposal', 'currentSimulation'] as const;

/** The server now answers another current proposal or quote, or none: the next screen reads them again. */
export function forgetCurrentWork(cache: ApolloCache): void {
  for (const fieldName of FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
