import type { FindProposalMutation } from '../../generated/graphql.ts';

/** What is told of an open proposal before its phone code was given (DOMAIN 8.15). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;
