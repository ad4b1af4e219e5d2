import type { ProposalListQuery } from '#generated/graphql.ts';

export type ListAbilities = NonNullable<ProposalListQuery['proposals']>['abilities'];

/** Until the bank's list has said what it can: its tools come with its rows. */
export const UNKNOWN_ABILITIES: ListAbilities = {
  __typename: 'ListAbilities',
  pageSizes: [],
  sorts: [],
  canSearchNames: false,
  canFilterByActor: false,
  canFilterByTarget: false,
  canFilterByAssignee: false,
};

/** What the tools keep room for until it has. */
export const EXPECTED_ABILITIES = {
  canFilterByActor: true,
  canFilterByTarget: true,
  canFilterByAssignee: true,
};
