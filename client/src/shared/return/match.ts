import type { FindProposalMutation } from '../../generated/graphql.ts';

/** All that is known of an open proposal before its phone code was given (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;
