import type { FindProposalMutation } from '#generated/graphql.ts';

/** Represents the open proposal of a document, even if there is none (docs/domain.md#finding-a-proposal). */
export type Match = NonNullable<FindProposalMutation['findProposal']['match']>;

/** Whether this browser or user already has access to the proposal; nobody else learns that it exists. */
export const isHeld = (match: Match | null): boolean => match !== null && match.number !== null;
