import type { ProposalAccess } from '#generated/graphql.ts';

/** Whether the proposal belongs to another point of sale than the seller's; a modal explains it (RO-01). */
export function isClosed(access: ProposalAccess): boolean {
  return access === 'OTHER_POINT_OF_SALE';
}
