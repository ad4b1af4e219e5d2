import { searchedWords } from '@prendarios/rules/proposalSearch';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { readSettings } from '../../platform/settings.ts';
import { reusedDatabase } from '../../testing/template.ts';
import { ACTORS, getProposalsQuery, PAGE_SIZES, SORTS } from '../api/proposals.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { CONCIERGE, PHASES, RELOAD } from '../flow/table.ts';
import { proposals } from '../records/tables.ts';
import { targetDays } from './boardStages.ts';
import { searchOf } from './service.ts';
import { positionOf, readPage } from './store.ts';

const now = new Date('2026-11-20T15:00:00Z');
const POINTS = Array.from({ length: 25 }, (_none, at) => `P${at}`);

let database: Database;
beforeAll(async () => {
  database = await reusedDatabase();
  const bank = {
    settings: readSettings({}),
    clock: { now: () => now },
    catalogues: await loadCatalogues(database.sql),
  };
  await loadDemoProposals(bank, database.sql, { seed: 'order', count: 1200, pointsOfSale: POINTS });
  // Gives many rows the same time, so that their numbers determine the order.
  await database.sql.execute(sql`update proposals set stage_since = date_trunc('month', stage_since),
    created_at = date_trunc('month', created_at)`);
});
afterAll(() => database.close());

/** Returns undefined in four of five cases, so that most pages have rows. */
const maybe = <T>(...values: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const phases = [...PHASES, CONCIERGE, RELOAD];
const user: fc.Arbitrary<User> = fc
  .record({ role: fc.constantFrom('seller', 'admin'), pointsOfSale: fc.subarray([...POINTS, 'none']) })
  .map((one) => ({ kind: 'user', id: 's', name: null, email: null, document: null, ...one }));
const query = fc.record({
  pointOfSale: maybe(...POINTS.slice(0, 2)),
  genderType: maybe('F', 'M'),
  flowPhase: maybe(...phases),
  flowPhaseStatus: maybe('PENDING', 'ACTIVE', 'FINALIZED'),
  phaseId: maybe(...phases),
  status: maybe('A', 'E', 'X', 'C', 'canceled'),
  ignoreStatus: maybe('canceled'),
  startDate: maybe('2026-02-01'),
  endDate: maybe('2026-10-10'),
  pageSize: maybe(...PAGE_SIZES.map(String)),
  // Expected payments depend on the history of the bank.
  sort: fc.constantFrom(...SORTS.filter((sort) => sort !== 'NEXT_PAYMENT')),
  search: maybe('gom', 'gomez', 'rui'),
  waitsFor: maybe(...ACTORS),
  pastTarget: maybe('true'),
});

type Query = z.infer<typeof getProposalsQuery>;
type Row = typeof proposals.$inferSelect;

const line = ({ flow }: Row) => flow.flowPhase.filter(({ name }) => name !== CONCIERGE);
const statusesOf = (status: string) => (status === 'canceled' ? ['C', 'X'] : [status]);

function isInPhase(row: Row, { flowPhase, flowPhaseStatus = 'ACTIVE' }: Query): boolean {
  const found = {
    FINALIZED: line(row).findLast(({ status }) => status === 'FINALIZED'),
    PENDING: line(row).find(({ status }) => status === 'PENDING'),
    ACTIVE: line(row).find(({ status }) => status === 'ACTIVE'),
  }[flowPhaseStatus];
  if (flowPhase === undefined) return found !== undefined;
  const gestor = row.flow.flowPhase.find(({ name }) => name === CONCIERGE);
  return flowPhase === CONCIERGE ? gestor?.status === flowPhaseStatus : found?.name === flowPhase;
}

/** Reference implementation: filters every row and sorts all of them. */
function plainly(every: readonly Row[], caller: User, asked: Query): Row[] {
  const { pointOfSale, genderType, phaseId, status, ignoreStatus, startDate, endDate, search } = asked;
  const { sort = 'NEWEST', waitsFor, pastTarget } = asked;
  const isOfOpen = sort === 'LONGEST_IN_STAGE' || waitsFor !== undefined || pastTarget !== undefined;
  const day = (date: Date) => new Date(date.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const bound = (days: number) => day(new Date(now.getTime() - days * 86_400_000));
  const key = ({ stageSince, createdAt, amount, searchedWords: words }: Row) => {
    if (sort === 'NAME') return words;
    return sort === 'LARGEST' ? amount : (sort === 'LONGEST_IN_STAGE' ? stageSince : createdAt).getTime();
  };
  const found = every.filter(
    (row) =>
      (caller.role === 'admin' || caller.pointsOfSale.includes(row.pointOfSale ?? '')) &&
      (pointOfSale === undefined || row.pointOfSale === pointOfSale) &&
      (genderType === undefined || row.owner.gender === genderType) &&
      isInPhase(row, asked) &&
      (phaseId === undefined || row.phase === phaseId) &&
      (status === undefined || statusesOf(status).includes(row.flowStatus)) &&
      (ignoreStatus === undefined || !['C', 'X'].includes(row.flowStatus)) &&
      (!isOfOpen || row.flowStatus === 'A') &&
      (startDate === undefined || day(row.createdAt) >= startDate) &&
      (endDate === undefined || day(row.createdAt) <= endDate) &&
      (search === undefined ||
        searchedWords([row.owner.firstName, row.owner.lastName, row.vehicle.brandName, row.vehicle.modelName])
          .split(' ')
          .some((word) => word.startsWith(search))) &&
      (waitsFor === undefined || row.actor === waitsFor) &&
      (pastTarget === undefined || day(row.stageSince) < bound(targetDays(row.phase) ?? Infinity)),
  );
  const ordered = found.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)];
    return first === second ? one.number - other.number : first < second ? -1 : 1;
  });
  return sort === 'NEWEST' || sort === 'LARGEST' ? ordered.toReversed() : ordered;
}

describe('a list page [CA-81]', () => {
  it('has the matching rows in order, for any query and start', async () => {
    const every = await database.sql.select().from(proposals);
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(user, query, fc.nat(), async (caller, given, start) => {
        const asked = getProposalsQuery.parse(given);
        const search = searchOf(caller, asked, now);
        const expected = plainly(every, caller, asked);
        const from = start % Math.max(expected.length, 1);
        // From the start, and after one of the rows.
        for (const last of [null, expected[from] ?? null]) {
          const after = last && positionOf(last, search);
          const { rows, hasMore } = await readPage(database.sql, { ...search, after });
          const rest = last === null ? expected : expected.slice(from + 1);
          expect(rows.map(({ number }) => number)).toEqual(
            rest.slice(0, search.limit).map(({ number }) => number),
          );
          expect(hasMore).toBe(rest.length > search.limit);
          if (rows.length === search.limit) filled += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(filled).toBeGreaterThan(40);
  });
});
