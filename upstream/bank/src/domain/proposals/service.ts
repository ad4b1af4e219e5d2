import { createHash } from 'node:crypto';
import { normalizeDni } from '@prendarios/rules/dni';
import { searchTerms } from '@prendarios/rules/proposalSearch';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { toBranch } from '../catalogue/items.ts';
import { observedParties } from '../documentation/required.ts';
import type { Flow } from '../flow/machine.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { invalid } from '../../platform/http/errors.ts';
import {
  type getProposalsAnswer,
  type getProposalsQuery,
  PAGE_SIZES,
  type proposalItem,
  SORTS,
} from '../api/proposals.ts';
import { conciergeOf, facetsOf } from './filters.ts';
import { readLastKey, writeLastKey } from './lastKey.ts';
import { type PageRow, readListVersion, readPage, type Scope, type Search } from './store.ts';

type Query = z.infer<typeof getProposalsQuery>;

/** docs/domain.md#dashboard-list */
const [PAGE] = PAGE_SIZES;

export const ABILITIES = {
  pageSizes: [...PAGE_SIZES],
  sorts: [...SORTS],
  searchesNames: true,
  filtersByActor: true,
  filtersByStageAge: true,
};

/** Argentina has no summer time: its days begin at 03:00 UTC. */
const dayStart = (day: string): Date => new Date(`${day}T00:00:00-03:00`);
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * DAY_MS);
const dayAfter = (day: string): Date => daysBefore(dayStart(day), -1);
/** Today's beginning. */
const today = (now: Date): Date =>
  dayStart(new Date(now.getTime() - 3 * 60 * 60 * 1000).toISOString().slice(0, 10));

/** A point of sale of other users finds nothing, like one that does not exist (docs/security.md#points-of-sale). */
function scopeOf(user: User, pointOfSale: string | undefined): Scope {
  if (user.role === 'applicant') return { kind: 'own', user };
  if (user.role === 'admin') {
    return pointOfSale === undefined ? { kind: 'all' } : { kind: 'pointsOfSale', codes: [pointOfSale] };
  }
  const codes = user.pointsOfSale.filter((code) => pointOfSale === undefined || code === pointOfSale);
  return { kind: 'pointsOfSale', codes };
}

/** The query as a search of what the user may see. @throws {ApiError} 400 if `endDate` is before `startDate`. */
export function searchOf(user: User, query: Query, now: Date): Omit<Search, 'after'> {
  const { startDate, endDate, stageOlderThanDays: days } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalid({ endDate: 'La fecha hasta no puede ser anterior a la fecha desde.' });
  }
  const { number, document, name } = searchTerms(query.search ?? '');
  const isNumber = query.search !== undefined && name === null;
  return {
    scope: scopeOf(user, query.pointOfSale),
    facets: facetsOf(query),
    concierge: conciergeOf(query),
    gender: query.genderType ?? null,
    actor: query.waitsFor ?? null,
    searched: isNumber ? { number: number === null ? null : Number(number), document } : null,
    name,
    number: query.proposalNumber === undefined ? null : Number(query.proposalNumber),
    document: query.documentNumber === undefined ? null : normalizeDni(query.documentNumber),
    pointOfSale: user.role === 'applicant' ? (query.pointOfSale ?? null) : null,
    from: startDate === undefined ? null : dayStart(startDate),
    to: endDate === undefined ? null : dayAfter(endDate),
    sinceBefore: days === undefined ? null : daysBefore(today(now), days - 1),
    sort: query.sort ?? 'NEWEST',
    limit: query.pageSize ?? PAGE,
  };
}

function itemOf(bank: Bank, row: PageRow): z.infer<typeof proposalItem> {
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === row.pointOfSale);
  return {
    proposalNumber: row.number,
    proposalUuid: row.uuid,
    creationDate: new Date(row.createdAt).toISOString(),
    documentNumber: row.document,
    pointOfSale: branch ? toBranch(branch) : null,
    vehicle: row.vehicle,
    flow: row.flow,
    phase: row.phase,
    ownerName: `${row.firstName} ${row.lastName}`,
    genderType: row.gender,
    status: row.status,
    // Only the state machine writes flows, by its own names.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    vivereStatus: row.vivere ? vivereStatusOf(row.flow as Flow) : null,
    pledge: row.pledge,
    revocationOnHold: row.onHold && (row.status === 'A' || row.status === 'E'),
    observedParties: observedParties(row.flow),
    amount: row.amount,
    stageSince: new Date(row.since).toISOString(),
  };
}

/** A list that was asked for, and where its page begins. @throws {ApiError} 400 for the `lastKey` of another list. */
function asked(bank: Bank, user: User, query: Query): Search {
  const after = readLastKey(bank.settings.codeSecrets, user.id, query);
  return { ...searchOf(user, query, bank.clock.now()), after };
}

export async function getProposals(
  bank: Bank,
  user: User,
  query: Query,
): Promise<z.infer<typeof getProposalsAnswer>> {
  const page = await readPage(bank.sql, asked(bank, user, query));
  const last = page.at(-1);
  const isMore = last !== undefined && last.found > page.length;
  return {
    items: page.map((row) => itemOf(bank, row)),
    lastKey: isMore ? writeLastKey(bank.settings.codeSecrets, user.id, query, last) : null,
  };
}

/**
 * The ETag of that list without reading it: another one after each write at one of its points of sale, and each day, as
 * the age of stages changes with it. Null for an applicant's list, which has the ETag of its content.
 */
export async function listEtag(bank: Bank, user: User, query: Query): Promise<string | null> {
  const { scope } = asked(bank, user, query);
  const version = await readListVersion(bank.sql, scope);
  if (version === null) return null;
  const of = JSON.stringify([version, user.id, query, today(bank.clock.now())]);
  return `"${createHash('sha256').update(of).digest('base64url')}"`;
}
