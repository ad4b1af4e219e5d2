import { maskDni } from '@prendarios/rules/sensitive';
import { GraphQLError } from 'graphql';
import { BankRefusal } from '../../bank/client/errors.ts';
import { type ListAbilities as BankAbilities, listAbilities, listPage } from '../../bank/listAbilities.ts';
import { activePhase, displayName, proposalStatus } from '../../derived/flow.ts';
import { pageFrom, readCursor, readVersion, writeCursor, writeVersion } from '../../derived/listPages.ts';
import { rowSentBack, rowWaitsFor, stageKind } from '../../derived/stage.ts';
import { vivereStage } from '../../derived/vivere.ts';
import type {
  ProposalConnectionResolvers,
  ProposalFilter,
  ProposalSummaryResolvers,
  QueryProposalsArgs,
  QueryResolvers,
} from '../../generated/resolvers.ts';
import { isStaff } from '../../session/sales.ts';
import { requireUser } from '../access.ts';
import { toPointOfSale } from '../convert/loan.ts';
import { toPhase } from '../convert/process.ts';
import { toMember } from '../convert/staff.ts';
import { toVehicle } from '../entities/vehicle.ts';
import { optionalMoney } from '../convert/values.ts';
import type { GatewayContext } from '../context.ts';
import type { ProposalSummaryModel } from '../models.ts';
import { listQuery } from '../input/proposalFilter.ts';
import { phaseLabels } from '../phaseLabels.ts';

function mistake(message: string, field: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Turns a 400 into BAD_USER_INPUT: a cursor of another list or user, or a reversed date range. */
async function orMistake<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BankRefusal) || error.refusal.status !== 400) throw error;
    const isCursor = 'lastKey' in error.refusal.fields;
    throw isCursor
      ? mistake('after must be a cursor of a list with the same filter, order and page size.', 'after')
      : mistake(
          'filter has values that the bank does not accept, such as a createdUntil before createdFrom.',
          'filter',
        );
  }
}

const MOST = 100;
const MOST_FILTERS = 10;

/** Returns the bank's page size for `first` entries: the smallest that suffices, or else the largest. */
function bankPageSize(first: number, { pageSizes }: BankAbilities): number {
  const sorted = pageSizes.toSorted((one, other) => one - other);
  return sorted.find((size) => size >= first) ?? sorted.at(-1) ?? first;
}

/**
 * Parses the list arguments into a position and a bank call.
 *
 * @throws BAD_USER_INPUT if the schema or the bank does not support them
 */
async function asked({ first, after, filter, sort }: QueryProposalsArgs, { bank }: GatewayContext) {
  if (first < 1 || first > MOST) throw mistake(`first must be 1 to ${MOST}.`, 'first');
  const place = readCursor(after ?? null);
  if (place === null) throw mistake('after must be a cursor of this list.', 'after');
  const abilities = await listAbilities(bank);
  const pageSize = bankPageSize(first, abilities);
  const list = listQuery({ filter, sort, pageSize }, abilities);
  if ('refused' in list) throw mistake(list.message, list.refused);
  const { query } = list;
  return {
    abilities,
    page: () =>
      orMistake(
        pageFrom(place, { size: first, bankSize: pageSize }, (lastKey) =>
          bank.marked('getProposals', listPage(query, lastKey)),
        ),
      ),
    /** Whether the bank returns 304. False for several bank pages, because loading one reveals the key of the next. */
    isUnchangedSince: async (version: string): Promise<boolean> => {
      const [mark = '', ...others] = readVersion(version);
      if (mark === '' || others.length > 0) return false;
      return (await orMistake(bank.version('getProposals', listPage(query, place.lastKey), mark))) === mark;
    },
  };
}

/** Counts the proposals of a filter; null if the bank cannot count. */
async function countOf({ bank }: GatewayContext, filter: Partial<ProposalFilter>, abilities: BankAbilities) {
  const list = listQuery({ filter, sort: 'NEWEST', pageSize: MOST }, abilities);
  if ('refused' in list) throw mistake(list.message, list.refused);
  const { pageSize: _size, ...query } = list.query;
  const found = await orMistake(bank.readIfAvailable('countProposals', { query, behalf: 'user' }));
  return found === null ? null : { count: found.count, isCapped: found.capped };
}

export const proposalListQueries = {
  proposals: async (_root, { ifNotVersion = null, ...args }, context) => {
    const user = requireUser(context);
    const list = await asked(args, context);
    if (ifNotVersion !== null && (await list.isUnchangedSince(ifNotVersion))) return null;
    // Load the labels once for all rows, because a promise per row would cost more than the row.
    const [{ entries, more, marks }, labels] = await Promise.all([list.page(), phaseLabels(context)]);
    const version = () => writeVersion(marks());
    if (ifNotVersion !== null && version() === ifNotVersion) return null;
    const showsName = isStaff(user);
    const edges = entries.map(({ item, after: next }) => ({
      cursor: writeCursor(next),
      node: { item, labels, showsName },
    }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: {
        hasNextPage: more,
        hasPreviousPage: (args.after ?? null) !== null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      version,
      abilities: toAbilities(list.abilities),
    };
  },
  proposalCounts: async (_root, { filters }, context) => {
    requireUser(context);
    if (filters.length === 0 || filters.length > MOST_FILTERS) {
      throw mistake(`filters must have 1 to ${MOST_FILTERS} entries.`, 'filters');
    }
    const abilities = await listAbilities(context.bank);
    const counts = await Promise.all(filters.map((filter) => countOf(context, filter, abilities)));
    const known = counts.filter((count) => count !== null);
    return known.length === counts.length ? known : null;
  },
} satisfies QueryResolvers;

export const toAbilities = ({
  searchesNames,
  filtersByActor,
  filtersByTarget,
  filtersBySignature,
  filtersByPayment,
  filtersByPayee,
  filtersByEvent,
  filtersByAssignee,
  ...same
}: BankAbilities) => ({
  ...same,
  canSearchNames: searchesNames,
  canFilterByActor: filtersByActor,
  canFilterByTarget: filtersByTarget,
  canFilterBySignature: filtersBySignature,
  canFilterByPayment: filtersByPayment,
  canFilterByPayee: filtersByPayee,
  canFilterByEvent: filtersByEvent,
  canFilterByAssignee: filtersByAssignee,
});

const nameOf = ({ item, labels }: ProposalSummaryModel) =>
  displayName(item.flow, (phase) => labels.get(phase) ?? phase);

/** Returns the Vivere stage (ST-11); null for a proposal of the other brand. */
const vivereOf = ({ item: { vivereStatus } }: ProposalSummaryModel) =>
  typeof vivereStatus === 'number' ? vivereStage(vivereStatus) : null;

export const proposalConnectionFields: ProposalConnectionResolvers = {
  version: ({ version }) => version(),
};

export const proposalSummaryFields: ProposalSummaryResolvers = {
  id: ({ item }) => item.proposalUuid,
  number: ({ item }) => item.proposalNumber,
  createdAt: ({ item }) => item.creationDate,
  maskedDocument: ({ item }) => (item.documentNumber === null ? null : maskDni(item.documentNumber)),
  vehicle: ({ item }) => toVehicle(item.vehicle),
  pointOfSale: ({ item }) => (item.pointOfSale === null ? null : toPointOfSale(item.pointOfSale)),
  status: ({ item }) => proposalStatus(item.flow),
  flow: ({ item }) => item.flow,
  displayName: nameOf,
  brand: ({ item }) => ((item.vivereStatus ?? null) === null ? 'BANK' : 'VIVERE'),
  stage: (model) => vivereOf(model)?.name ?? nameOf(model),
  stageKind: (model) => vivereOf(model)?.kind ?? stageKind(model.item.flow),
  waitsFor: ({ item }) => rowWaitsFor(item),
  isRevocationOnHold: ({ item }) => item.revocationOnHold ?? false,
  ownerName: ({ item, showsName }) => (showsName ? (item.ownerName ?? null) : null),
  amount: ({ item }) => optionalMoney(item.amount),
  stageStartedAt: ({ item }) => item.stageSince ?? null,
  stageTargetDays: ({ item }) => item.stageTargetDays ?? null,
  sentBackDocuments: ({ item }) => rowSentBack(item),
  expectedPaymentOn: ({ item }) => item.expectedPaymentOn ?? null,
  nextCallOn: ({ item }) => item.nextCallOn ?? null,
  assignee: ({ item }) => (item.assignee ? toMember(item.assignee) : null),
  activePhase: ({ item, labels }) => {
    const phase = activePhase(item.flow);
    return phase && toPhase(phase, labels, null);
  },
};
