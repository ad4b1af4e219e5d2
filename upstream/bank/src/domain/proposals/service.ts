import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import { invalid } from '../../platform/http/errors.ts';
import {
  type countProposalsAnswer,
  type countProposalsQuery,
  type getProposalsAnswer,
  type getProposalsQuery,
  MOST_COUNTED,
  PAGE_SIZES,
  type proposalItem,
  SORTS,
} from '../api/proposals.ts';
import type { Bank } from '../bank.ts';
import { toBranch } from '../catalogue/items.ts';
import { RELOAD } from '../flow/table.ts';
import { awaitedPayments, expectedPayments, type PaymentsUntil } from '../lifecycle/expectedPayment.ts';
import { observedParties, sentBackInTurn } from '../lifecycle/requiredDocuments.ts';
import { followUpsOf } from '../records/followUps.ts';
import { sentBackOf } from '../records/sentBack.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { targetDays } from './boardStages.ts';
import { filtersOf } from './filters.ts';
import { type Position, readLastKey, writeLastKey } from './lastKey.ts';
import { countRows, type PageRow, positionOf, readPage, type Scope, type Search } from './store.ts';

type Query = z.infer<typeof getProposalsQuery>;

/** See docs/domain.md#dashboard-list. */
const [PAGE] = PAGE_SIZES;

export const ABILITIES = {
  pageSizes: [...PAGE_SIZES],
  sorts: [...SORTS],
  searchesNames: true,
  filtersByActor: true,
  filtersByTarget: true,
  filtersBySignature: true,
  filtersByEvent: true,
  filtersByAssignee: true,
  filtersByPayment: true,
  filtersByPayee: true,
};

function scopeOf(user: User): Scope {
  if (user.role === 'applicant') return { kind: 'own', user };
  return user.role === 'admin' ? { kind: 'all' } : { kind: 'pointsOfSale', codes: user.pointsOfSale };
}

/** Limits a query to what the user may see. @throws {ApiError} 400 if `endDate` is before `startDate`. */
export function searchOf(
  user: User,
  query: Query,
  now: Date,
  awaited: readonly PaymentsUntil[] = [],
): Omit<Search, 'after'> {
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalid({ endDate: 'Revisá las fechas: «Hasta» es anterior a «Desde».' });
  }
  return {
    scope: scopeOf(user),
    filters: filtersOf(query, user, { now, awaited }),
    sort: query.sort ?? 'NEWEST',
    awaited,
    now,
    limit: query.pageSize ?? PAGE,
  };
}

/** Like `searchOf`, with the payments that the bank expects now, or expected for the list's first page. */
async function readSearch(
  bank: Bank,
  user: User,
  query: Query,
  after: Position | null = null,
): Promise<Omit<Search, 'after'>> {
  const { paymentUntil: until, sort } = query;
  const isByPayment = sort === 'NEXT_PAYMENT';
  const now = isByPayment && after !== null ? new Date(after.at) : bank.clock.now();
  const awaited = until !== undefined || isByPayment ? await awaitedPayments(bank, now, until) : [];
  return searchOf(user, query, now, awaited);
}

type SentBackDocuments = NonNullable<z.infer<typeof proposalItem>['sentBackDocuments']>;

type Beside = Readonly<{
  sentBackDocuments: SentBackDocuments;
  expectedPaymentOn: string | null;
}> &
  Pick<z.infer<typeof proposalItem>, 'assignee' | 'nextCallOn'>;

/** Returns who follows up each proposal, and the next call unless it is a colleague's; nothing for an applicant. */
async function readFollowUps({ sql }: Bank, user: User, uuids: readonly string[]) {
  if (user.role === 'applicant') return () => ({});
  const found = await followUpsOf(sql, uuids);
  const byProposal = new Map(found.map((row) => [row.proposalUuid, row]));
  return (uuid: string): Pick<Beside, 'assignee' | 'nextCallOn'> => {
    const { assigneeId = null, assigneeName = null, nextOn = null } = byProposal.get(uuid) ?? {};
    if (assigneeId === null) return { assignee: null, nextCallOn: nextOn };
    const isUser = assigneeId === user.id;
    return { assignee: { id: assigneeId, name: assigneeName, isUser }, nextCallOn: isUser ? nextOn : null };
  };
}

function itemOf(bank: Bank, row: PageRow, beside: Beside): z.infer<typeof proposalItem> {
  const { flow, flowStatus: status, owner } = row;
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === row.pointOfSale);
  return {
    proposalNumber: row.number,
    proposalUuid: row.uuid,
    creationDate: row.createdAt.toISOString(),
    documentNumber: row.document,
    pointOfSale: branch ? toBranch(branch) : null,
    vehicle: row.vehicle,
    flow,
    phase: row.phase,
    ownerName: `${owner.firstName} ${owner.lastName}`,
    genderType: row.gender,
    status,
    vivereStatus: row.vivere ? vivereStatusOf(flow) : null,
    pledge: row.pledge,
    revocationOnHold: row.revocationHeldSince !== null && (status === 'A' || status === 'E'),
    observedParties: observedParties(flow),
    amount: row.amount,
    stageSince: row.stageSince.toISOString(),
    stageTargetDays: status === 'A' ? targetDays(row.phase) : null,
    ...beside,
  };
}

/** @throws {ApiError} 400 for the `lastKey` of another list. */
export async function getProposals(
  bank: Bank,
  user: User,
  query: Query,
): Promise<z.infer<typeof getProposalsAnswer>> {
  const after = readLastKey(bank.settings.codeSecret, user.id, query);
  const search = await readSearch(bank, user, query, after);
  const { rows, hasMore } = await readPage(bank.sql, { ...search, after });
  const last = rows.at(-1);
  const inReload = rows.filter(({ phase }) => phase === RELOAD).map(({ uuid }) => uuid);
  const sentBack = inReload.length === 0 ? [] : await sentBackOf(bank.sql, inReload);
  const expectedOf = await expectedPayments(bank);
  const followUpOf = await readFollowUps(
    bank,
    user,
    rows.map(({ uuid }) => uuid),
  );
  return {
    items: rows.map((row) =>
      itemOf(bank, row, {
        sentBackDocuments: sentBackInTurn(sentBack.filter(({ proposalUuid }) => proposalUuid === row.uuid)),
        expectedPaymentOn: expectedOf(row),
        ...followUpOf(row.uuid),
      }),
    ),
    lastKey:
      hasMore && last !== undefined
        ? writeLastKey(bank.settings.codeSecret, user.id, query, positionOf(last, search))
        : null,
  };
}

/** Counts the proposals that a list with these filters shows. */
export async function countProposals(
  bank: Bank,
  user: User,
  query: z.infer<typeof countProposalsQuery>,
): Promise<z.infer<typeof countProposalsAnswer>> {
  const count = await countRows(bank.sql, await readSearch(bank, user, query), MOST_COUNTED + 1);
  return { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED };
}
