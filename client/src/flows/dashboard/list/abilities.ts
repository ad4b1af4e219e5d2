import type { ProposalListQuery } from '#generated/graphql.ts';

export type ListAbilities = NonNullable<ProposalListQuery['proposals']>['abilities'];

/** Used until the list's first response, which states the bank's abilities. */
export const UNKNOWN_ABILITIES: ListAbilities = {
  __typename: 'ListAbilities',
  pageSizes: [],
  sorts: [],
  canSearchNames: false,
  canFilterByActor: false,
  canFilterByTarget: false,
  canFilterByAssignee: false,
};

/** Abilities for which the tools reserve space until then. */
export const EXPECTED_ABILITIES = {
  canFilterByActor: true,
  canFilterByTarget: true,
  canFilterByAssignee: true,
};
