import type { ProposalAccess } from '#generated/graphql.ts';

/** RO-01: a proposal of another point of sale is closed for a seller; a modal explains it. */
export function isClosed(access: ProposalAccess): boolean {
  return access === 'OTHER_POINT_OF_SALE';
}
