import { maskDni } from '@prendarios/rules/sensitive';
import { GraphQLError } from 'graphql';
import { BankRefusal } from '../../bank/errors.ts';
import { displayName, isCancelled, isResumable, proposalStatus } from '../../derived/flow.ts';
import { stageColour, waitsFor } from '../../derived/standing.ts';
import type { ProposalSummaryResolvers, QueryResolvers } from '../../generated/resolvers.ts';
import { requireUser } from '../access.ts';
import { toPointOfSale, toVehicle } from '../convert/loan.ts';
import { proposalsQuery } from '../input/proposalFilter.ts';

/** The bank's page (DOMAIN 8.16): it gives one key for each, so there are no pages of another size. */
const PAGE = 10;

function mistake(message: string, field: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Refused in words: a cursor of another list or person, or dates in the wrong order. All else is as everywhere. */
async function orMistake<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BankRefusal) || error.refusal.status !== 400) throw error;
    const isCursor = 'lastKey' in error.refusal.fields;
    throw isCursor
      ? mistake('That cursor is of another list.', 'after')
      : mistake('No list is narrowed like that.', 'filter');
  }
}

function checkSize(first: number): void {
  if (first !== PAGE) throw mistake(`Pages have ${PAGE} entries.`, 'first');
}

export const proposalListQueries = {
  proposals: async (_root, { first, after, filter }, context) => {
    requireUser(context);
    checkSize(first);
    const asked = context.bank.proposals.page(proposalsQuery(filter), after ?? null);
    const { answer, mark } = await orMistake(asked);
    return {
      nodes: answer.items.map((item) => ({ item })),
      pageInfo: { hasNextPage: answer.lastKey !== null, endCursor: answer.lastKey },
      version: mark ?? '',
    };
  },
  proposalsVersion: async (_root, { first, after, filter, known }, context) => {
    requireUser(context);
    checkSize(first);
    const asked = context.bank.proposals.version(proposalsQuery(filter), after ?? null, known);
    return (await asked) ?? '';
  },
} satisfies QueryResolvers;

export const proposalSummaryFields: ProposalSummaryResolvers = {
  id: ({ item }) => item.proposalUuid,
  number: ({ item }) => item.proposalNumber,
  createdAt: ({ item }) => item.creationDate,
  maskedDocument: ({ item }) => (item.documentNumber === null ? null : maskDni(item.documentNumber)),
  vehicle: ({ item }) => toVehicle(item.vehicle),
  pointOfSale: ({ item }) => (item.pointOfSale === null ? null : toPointOfSale(item.pointOfSale)),
  status: ({ item }) => proposalStatus(item.flow),
  cancelled: ({ item }) => isCancelled(item.flow),
  resumable: ({ item }) => isResumable(item.flow),
  displayName: async ({ item }, _args, { bank }) => {
    const labels = await bank.proposal.phaseLabels();
    return displayName(item.flow, (phase) => labels.get(phase) ?? phase);
  },
  stageColour: ({ item }) => stageColour(item.flow),
  // Whose documents were observed is in the proposal, not in its row: the applicant is told in any case (DOMAIN §5).
  waitsFor: ({ item }) => waitsFor(item.flow, []),
};
