import { maskDni } from '@prendarios/rules/sensitive';
import { GraphQLError } from 'graphql';
import { BankRefusal } from '../../bank/errors.ts';
import { displayName, isCancelled, isResumable, proposalStatus } from '../../derived/flow.ts';
import {
  pageFrom,
  readCursor,
  readVersion,
  writeCursor,
  writeVersion,
  type Place,
} from '../../derived/listPages.ts';
import { stageColour, waitsFor } from '../../derived/stage.ts';
import { vivereStage } from '../../derived/vivere.ts';
import type { ProposalSummaryResolvers, QueryResolvers } from '../../generated/resolvers.ts';
import { requireUser } from '../access.ts';
import { toPointOfSale, toVehicle } from '../convert/loan.ts';
import type { ProposalSummaryModel } from '../models.ts';
import { proposalsQuery } from '../input/proposalFilter.ts';

/** Proposals of a page, as many as the bank's (docs/domain.md#dashboard-list). */
const PAGE = 10;

function mistake(message: string, field: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Turns a 400 into BAD_USER_INPUT: a cursor of another list or user, or dates in the wrong order. */
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

function placeAsked(first: number, after: string | null | undefined): Place {
  if (first !== PAGE) throw mistake(`Pages have ${PAGE} entries.`, 'first');
  const place = readCursor(after ?? null);
  if (place === null) throw mistake('That is not a cursor.', 'after');
  return place;
}

export const proposalListQueries = {
  proposals: async (_root, { first, after, filter }, context) => {
    requireUser(context);
    const place = placeAsked(first, after);
    const query = proposalsQuery(filter);
    const list = context.bank.proposals;
    // The labels once for all rows: a promise in each of them would cost more than the rows.
    const [{ entries, more, marks }, labels] = await Promise.all([
      orMistake(pageFrom(place, PAGE, (lastKey) => list.page(query, lastKey))),
      context.bank.proposal.phaseLabels(),
    ]);
    const edges = entries.map(({ item, after: next }) => ({
      cursor: writeCursor(next),
      node: { item, labels },
    }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: {
        hasNextPage: more,
        hasPreviousPage: (after ?? null) !== null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      version: writeVersion(marks),
    };
  },
  proposalsVersion: async (_root, { first, after, filter, known }, context) => {
    requireUser(context);
    const place = placeAsked(first, after);
    const query = proposalsQuery(filter);
    const marks = readVersion(known);
    const list = context.bank.proposals;
    // A page that starts within one of the bank's pages ends in the next one, whose key only the first one has.
    if (place.offset === 0) {
      const mark = await orMistake(list.version(query, place.lastKey, marks[0] ?? ''));
      return writeVersion([mark ?? '']);
    }
    const page = await orMistake(pageFrom(place, PAGE, (lastKey) => list.page(query, lastKey)));
    return writeVersion(page.marks);
  },
} satisfies QueryResolvers;

const nameOf = ({ item, labels }: ProposalSummaryModel) =>
  displayName(item.flow, (phase) => labels.get(phase) ?? phase);

/** ST-11; null for a proposal of the other brand. */
const vivereOf = ({ item: { vivereStatus } }: ProposalSummaryModel) =>
  typeof vivereStatus === 'number' ? vivereStage(vivereStatus) : null;

export const proposalSummaryFields: ProposalSummaryResolvers = {
  id: ({ item }) => item.proposalUuid,
  number: ({ item }) => item.proposalNumber,
  createdAt: ({ item }) => item.creationDate,
  maskedDocument: ({ item }) => (item.documentNumber === null ? null : maskDni(item.documentNumber)),
  vehicle: ({ item }) => toVehicle(item.vehicle),
  pointOfSale: ({ item }) => (item.pointOfSale === null ? null : toPointOfSale(item.pointOfSale)),
  status: ({ item }) => proposalStatus(item.flow),
  flow: ({ item }) => item.flow,
  cancelled: ({ item }) => isCancelled(item.flow),
  resumable: ({ item }) => isResumable(item.flow),
  displayName: nameOf,
  brand: ({ item }) => ((item.vivereStatus ?? null) === null ? 'CEIBO' : 'VIVERE'),
  stage: (model) => vivereOf(model)?.name ?? nameOf(model),
  stageColour: (model) => vivereOf(model)?.colour ?? stageColour(model.item.flow),
  waitsFor: ({ item }) => waitsFor(item.flow, item.sentBackParties),
};
