import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { readSettings } from '../../platform/settings.ts';
import { reusedDatabase } from '../../testing/template.ts';
import { ACTORS, getProposalsQuery, PAGE_SIZES, SORTS } from '../api/proposals.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { CONCIERGE, PHASES, RELOAD } from '../flow/table.ts';
import { searchOf } from './service.ts';
import { readPage, type Search } from './store.ts';

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
  // Many at the same moment, which their numbers put in order.
  await database.sql.execute(sql`update listings set since = date_trunc('month', since),
    created_at = date_trunc('month', created_at)`);
});
afterAll(() => database.close());

/** Left out four times of five, so that most pages have rows. */
const maybe = <T>(...values: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const phases = [...PHASES, CONCIERGE, RELOAD];
const user: fc.Arbitrary<User> = fc
  .record({ role: fc.constantFrom('seller', 'admin'), pointsOfSale: fc.subarray([...POINTS, 'none']) })
  .map((one) => ({ kind: 'user', id: 's', email: null, document: null, ...one }));
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
  sort: fc.constantFrom(...SORTS),
  search: maybe('gom', 'gomez', 'rui'),
  waitsFor: maybe(...ACTORS),
  stageOlderThanDays: maybe('30'),
});

const numbered = z.object({ rows: z.array(z.object({ number: z.coerce.number(), at: z.string() })) });

/** What the list is, in plain words: every condition on every row, and the whole in order. */
async function plainly({ scope, facets, sort, ...search }: Search) {
  const key = sort === 'LONGEST_IN_STAGE' ? sql`since` : sql`created_at`;
  const direction = sort === 'NEWEST' ? sql`desc` : sql`asc`;
  const when = (value: unknown, condition: ReturnType<typeof sql>) =>
    value === null ? sql`true` : condition;
  const within = (column: ReturnType<typeof sql>, values: readonly unknown[] | null) =>
    when(values, sql`${column}::text = any(${sql.param(values?.map(String))}::text[])`);
  const { after } = search;
  const answer = await database.sql.execute(sql`select number, ${key}::text as at from listings where
    ${scope.kind === 'pointsOfSale' ? within(sql`point_of_sale`, scope.codes) : sql`true`}
    and ${within(sql`rank`, facets.ranks)} and ${within(sql`status`, facets.statuses)}
    and ${when(search.gender, sql`gender = ${search.gender}`)} and ${when(search.actor, sql`actor = ${search.actor}`)}
    and ${when(search.concierge, sql`concierge = ${search.concierge}`)}
    and ${when(search.name, sql`name like ${`${search.name}%`}`)}
    and ${when(search.from, sql`created_at >= ${search.from?.toISOString()}::timestamptz`)}
    and ${when(search.to, sql`created_at < ${search.to?.toISOString()}::timestamptz`)}
    and ${when(search.sinceBefore, sql`since < ${search.sinceBefore?.toISOString()}::timestamptz`)}
    and ${when(after, sql`(${key}, number) ${sort === 'NEWEST' ? sql`<` : sql`>`} (${after?.at}::timestamptz, ${after?.number}::bigint)`)}
    order by ${key} ${direction}, number ${direction}`);
  return numbered.parse(answer).rows;
}

describe('a page of the list [CA-81]', () => {
  it('has the rows of a plain select, whatever is asked for and wherever it begins', async () => {
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(user, query, fc.nat(), async (caller, asked, start) => {
        const search = { ...searchOf(caller, getProposalsQuery.parse(asked), now), after: null };
        const all = await plainly(search);
        // From its top, and from one of its rows.
        for (const after of [null, all[start % all.length] ?? null]) {
          const expected = await plainly({ ...search, after });
          const page = await readPage(database.sql, { ...search, after });
          const shown = expected.slice(0, search.limit);
          expect(page.map(({ number, at }) => ({ number, at }))).toEqual(shown);
          for (const { found } of page) expect(found).toBe(Math.min(expected.length, search.limit + 1));
          if (page.length === search.limit) filled += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(filled).toBeGreaterThan(40);
  });
});
