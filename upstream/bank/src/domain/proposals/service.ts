import { normalizeDni } from '@prendarios/rules/dni';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { toBranch } from '../catalogue/items.ts';
import { observedParties } from '../documentation/required.ts';
import type { Flow } from '../flow/machine.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { getProposalsAnswer, getProposalsQuery, proposalItem } from '../api/proposals.ts';
import { conciergeOf, indexScansOf } from './filters.ts';
import { readLastKey, writeLastKey } from './lastKey.ts';
import { type PageRow, readPage, type Scope, type Search } from './store.ts';

type Query = z.infer<typeof getProposalsQuery>;

/** docs/domain.md#dashboard-list */
const PAGE = 10;

/** Argentina has no summer time: its days begin at 03:00 UTC. */
const dayStart = (day: string): Date => new Date(`${day}T00:00:00-03:00`);
const dayAfter = (day: string): Date => new Date(dayStart(day).getTime() + 24 * 60 * 60 * 1000);

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
export function searchOf(user: User, query: Query): Omit<Search, 'after'> {
  const { startDate, endDate } = query;
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    throw invalid({ endDate: 'La fecha hasta no puede ser anterior a la fecha desde.' });
  }
  return {
    scope: scopeOf(user, query.pointOfSale),
    scans: indexScansOf(query),
    concierge: conciergeOf(query),
    gender: query.genderType ?? null,
    number: query.proposalNumber === undefined ? null : Number(query.proposalNumber),
    document: query.documentNumber === undefined ? null : normalizeDni(query.documentNumber),
    pointOfSale: user.role === 'applicant' ? (query.pointOfSale ?? null) : null,
    from: startDate === undefined ? null : dayStart(startDate),
    to: endDate === undefined ? null : dayAfter(endDate),
    // One row more shows whether there is a next page.
    limit: PAGE + 1,
  };
}

function itemOf(bank: Bank, row: PageRow): z.infer<typeof proposalItem> {
  const branch = bank.catalogues.pointsOfSale.find(({ code }) => code === row.pointOfSale);
  return {
    proposalNumber: row.number,
    proposalUuid: row.uuid,
    creationDate: new Date(row.at).toISOString(),
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
    observedParties: observedParties(row.flow),
  };
}

/**
 * CA-81: a page of the proposals that the user may see, newest first.
 * @throws {ApiError} 400 for the `lastKey` of another list.
 */
export async function getProposals(
  bank: Bank,
  user: User,
  query: Query,
): Promise<z.infer<typeof getProposalsAnswer>> {
  const secret = bank.settings.codeSecret;
  const after = readLastKey(secret, user.id, query);
  const rows = await readPage(bank.sql, { ...searchOf(user, query), after });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((row) => itemOf(bank, row)),
    lastKey: rows.length > PAGE && last ? writeLastKey(secret, user.id, query, last) : null,
  };
}
