import { z } from 'zod';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { searchTerms } from '@prendarios/rules/proposalSearch';
import { typedText } from '@prendarios/rules/typedText';
import type { ListAbilities, ListQuery } from '../../bank/listAbilities.ts';
import type {
  ProposalActor,
  ProposalAssignee,
  ProposalFilter,
  ProposalSort,
  ProposalStatusFilter,
} from '../../generated/resolvers.ts';
import { BANK_PHASES, KNOWN_PHASES } from '../convert/phase.ts';
import { genderToCode } from '../convert/values.ts';

/** Bank status of each filter value (ST-01); cancelled covers C and X (ST-10). */
const STATUSES = {
  OPEN: 'A',
  CLOSED: 'E',
  CANCELLED: 'canceled',
} as const satisfies Record<ProposalStatusFilter, ListQuery['status']>;

const ASSIGNEES = {
  VIEWER: 'ME',
  COLLEAGUE: 'COLLEAGUE',
  NOBODY: 'NOBODY',
} as const satisfies Record<ProposalAssignee, ListQuery['assignedTo']>;

/** Actors that rows can be filtered by; the bank does not distinguish the others. */
const ACTORS: Readonly<Partial<Record<ProposalActor, NonNullable<ListQuery['waitsFor']>>>> = {
  OWNER: 'HOLDER',
  SELLER: 'SELLER',
  BANK: 'BANK',
  REGISTRY: 'REGISTRY',
};
const actorOf = (waitsFor: Partial<ProposalFilter>['waitsFor']) => (waitsFor ? ACTORS[waitsFor] : undefined);

/** Returns CA-81's separate parameter for the active phase. CONCIERGE runs in parallel and is never active. */
function activePhaseOf({ phase, phaseStatus }: Partial<ProposalFilter>): ListQuery['phaseId'] {
  const isActive = (phaseStatus ?? 'ACTIVE') === 'ACTIVE' && phase !== 'CONCIERGE';
  return isActive ? bankPhase(phase) : undefined;
}

const bankPhase = (phase: ProposalFilter['phase'] | undefined): ListQuery['flowPhase'] =>
  phase && phase !== 'UNKNOWN' ? BANK_PHASES[phase] : undefined;

/** Converts a filter; omits null and missing fields, because the bank has no value for `Todos` (VA-18). */
export function contractQuery(filter: Partial<ProposalFilter>): ListQuery {
  const { number, gender, status } = filter;
  return {
    proposalNumber: number?.toString(),
    documentNumber: filter.documentNumber ? normalizeDni(filter.documentNumber) : undefined,
    genderType: gender ? genderToCode(gender) : undefined,
    pointOfSale: filter.pointOfSaleCode ?? undefined,
    phaseId: activePhaseOf(filter),
    flowPhase: bankPhase(filter.phase),
    flowPhaseStatus: filter.phaseStatus ?? undefined,
    status: status ? STATUSES[status] : undefined,
    ignoreStatus: filter.ignoreCancelled === true ? 'canceled' : undefined,
    startDate: filter.createdFrom ?? undefined,
    endDate: filter.createdUntil ?? undefined,
  };
}

type Mistake = readonly [field: keyof ProposalFilter, rule: string];

/** A list call, or the argument whose value this bank does not support with a message. */
type ListAsked = Readonly<{ query: ListQuery }> | Readonly<{ refused: string; message: string }>;

type List = Readonly<{
  filter: Partial<ProposalFilter> | null | undefined;
  sort: ProposalSort;
  pageSize: number;
}>;

const SEARCH_LENGTH = 60;
/** Format only: a closed point of sale still has proposals, and the list does not reveal which of others exist. */
const POINT_OF_SALE = /^[\w-]{1,20}$/;
const EVENT_FIELDS = [
  'signedUntil',
  'inscribedFrom',
  'inscribedUntil',
  'sentBackDocument',
  'sentBackFrom',
] as const satisfies (keyof ProposalFilter)[];

/** Converts a search to CA-81's numbers; null if the filter already has another proposal number or document. */
function searchedByNumber(query: ListQuery, search: string): ListQuery | null {
  const { number, document } = searchTerms(search);
  const searched = document === null ? { proposalNumber: number ?? undefined } : { documentNumber: document };
  const { proposalNumber = query.proposalNumber, documentNumber = query.documentNumber } = searched;
  const isOther =
    (query.proposalNumber ?? proposalNumber) !== proposalNumber ||
    (query.documentNumber ?? documentNumber) !== documentNumber;
  return isOther ? null : { ...query, proposalNumber, documentNumber };
}

/** Returns an invalid field of a filter with a message, or null. */
function filterMistake(filter: Partial<ProposalFilter>, can: ListAbilities): Mistake | null {
  const { number: wanted, documentNumber, pointOfSaleCode, waitsFor } = filter;
  const { createdFrom, createdUntil } = filter;
  const search = typedText(filter.search ?? '');
  const { number, document } = searchTerms(search);
  if (typeof wanted === 'number' && wanted < 1) return ['number', 'must be 1 or more'];
  if (createdFrom && createdUntil && createdUntil < createdFrom) {
    return ['createdUntil', 'must not be before createdFrom'];
  }
  if (documentNumber && checkDni(documentNumber) !== null) return ['documentNumber', 'must be a DNI'];
  if (pointOfSaleCode && !POINT_OF_SALE.test(pointOfSaleCode)) {
    return ['pointOfSaleCode', 'must be the code of a point of sale'];
  }
  if (filter.phase === 'UNKNOWN') return ['phase', 'must be a phase of the process'];
  if (waitsFor && !actorOf(waitsFor)) return ['waitsFor', `must be one of ${Object.keys(ACTORS).join(', ')}`];
  if (waitsFor && !can.filtersByActor) return ['waitsFor', 'is not supported by this bank'];
  if (filter.signedFrom && !can.filtersBySignature) return ['signedFrom', 'is not supported by this bank'];
  if (filter.expectedPaymentUntil && !can.filtersByPayment) {
    return ['expectedPaymentUntil', 'is not supported by this bank'];
  }
  if (filter.isPaidToPointOfSale && !can.filtersByPayee) {
    return ['isPaidToPointOfSale', 'is not supported by this bank'];
  }
  const ofEvent = EVENT_FIELDS.find((field) => filter[field]);
  if (ofEvent && !can.filtersByEvent) return [ofEvent, 'is not supported by this bank'];
  const ofAssignee = (['assignedTo', 'assigneeId', 'nextCallUntil'] as const).find((field) => filter[field]);
  if (ofAssignee && !can.filtersByAssignee) return [ofAssignee, 'is not supported by this bank'];
  if (filter.isPastTarget && !can.filtersByTarget) return ['isPastTarget', 'is not supported by this bank'];
  if (search.length > SEARCH_LENGTH) return ['search', `must have at most ${SEARCH_LENGTH} characters`];
  const isFound = search === '' || can.searchesNames || number !== null || document !== null;
  return isFound ? null : ['search', 'must be a proposal number, a DNI, a CUIL or a CUIT'];
}

/** Returns the bank's call for a list, or the argument that this bank does not support. */
export function listQuery({ filter, sort, pageSize }: List, can: ListAbilities): ListAsked {
  if (!can.sorts.includes(sort)) {
    return { refused: 'sort', message: `sort must be one of ${can.sorts.join(', ')}.` };
  }
  const mistake = filterMistake(filter ?? {}, can);
  if (mistake !== null) {
    const [field, rule] = mistake;
    return { refused: `filter.${field}`, message: `filter.${field} ${rule}.` };
  }
  const search = typedText(filter?.search ?? '');
  const query = contractQuery(filter ?? {});
  const searched = search === '' || can.searchesNames ? query : searchedByNumber(query, search);
  if (searched === null) {
    return {
      refused: 'filter.search',
      message: 'filter.search names another proposal than the rest of filter.',
    };
  }
  return {
    query: {
      ...searched,
      search: search === '' || !can.searchesNames ? undefined : search,
      waitsFor: actorOf(filter?.waitsFor),
      pastTarget: filter?.isPastTarget === true ? 'true' : undefined,
      signedFrom: filter?.signedFrom ?? undefined,
      paymentUntil: filter?.expectedPaymentUntil ?? undefined,
      paidToPointOfSale: filter?.isPaidToPointOfSale === true ? 'true' : undefined,
      signedUntil: filter?.signedUntil ?? undefined,
      inscribedFrom: filter?.inscribedFrom ?? undefined,
      inscribedUntil: filter?.inscribedUntil ?? undefined,
      sentBackDocument: filter?.sentBackDocument ?? undefined,
      sentBackFrom: filter?.sentBackFrom ?? undefined,
      assignedTo: filter?.assignedTo ? ASSIGNEES[filter.assignedTo] : undefined,
      assignee: filter?.assigneeId ?? undefined,
      nextUntil: filter?.nextCallUntil ?? undefined,
      sort: sort === 'NEWEST' ? undefined : sort,
      pageSize: pageSize === can.pageSizes[0] ? undefined : pageSize,
    },
  };
}

const text = z.string().max(20).nullish();
const day = z.iso.date().nullish();

/** The ProposalFilter input for requests without GraphQL. */
export const proposalFilterBody = z.strictObject({
  number: z.int().nullish(),
  documentNumber: text,
  gender: z.enum(['FEMALE', 'MALE', 'NON_BINARY', 'NOT_APPLICABLE']).nullish(),
  pointOfSaleCode: text,
  phase: z.enum(KNOWN_PHASES).nullish(),
  phaseStatus: z.enum(['PENDING', 'ACTIVE', 'FINALIZED']).nullish(),
  status: z.enum(['OPEN', 'CLOSED', 'CANCELLED']).nullish(),
  ignoreCancelled: z.boolean().nullish(),
  createdFrom: day,
  createdUntil: day,
  search: z.string().max(SEARCH_LENGTH).nullish(),
  isPastTarget: z.boolean().nullish(),
  waitsFor: z.enum(['OWNER', 'SELLER', 'BANK', 'REGISTRY']).nullish(),
  signedFrom: day,
  expectedPaymentUntil: day,
  isPaidToPointOfSale: z.boolean().nullish(),
  signedUntil: day,
  inscribedFrom: day,
  inscribedUntil: day,
  sentBackDocument: z.string().max(60).nullish(),
  sentBackFrom: day,
  assignedTo: z.enum(['VIEWER', 'COLLEAGUE', 'NOBODY']).nullish(),
  assigneeId: z.string().max(100).nullish(),
  nextCallUntil: day,
}) satisfies z.ZodType<Partial<ProposalFilter>>;
