import type { FindProposalMutation } from '#generated/graphql.ts';

/** Stands for the open proposal of a document, whether there is one or not (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

/** Whether this browser or user holds the proposal: nobody else is told that there is one. */
export const isHeld = (match: Match | null): boolean => match !== null && match.number !== null;
