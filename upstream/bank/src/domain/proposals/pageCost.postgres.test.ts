import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../platform/access/caller.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { type Database, serverDatabase } from '../../platform/database/database.ts';
import { CONCIERGE, PHASES, RELOAD } from '../flow/table.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { readSettings } from '../../platform/settings.ts';
import { seededAddress } from '../../testing/serverDatabases.ts';
import { costOf, costOfQuery, multiplyProposals } from '../../testing/proposalsPage.ts';
import { getProposalsQuery } from '../api/proposals.ts';
import { lastWeeks } from '../flow/week.ts';
import { BOARD_STAGES } from './boardStages.ts';
import { eventsQuery, MOST_COUNTED, readStages, stagesQuery } from './boardStore.ts';
import { searchOf } from './service.ts';
import { pageQuery, type Search } from './store.ts';

const ROWS = 100_000;
const LOADED = 5000;
/** For the database of many points of sale: what its rows weigh, the other one holds. */
const LOADED_SLIM = 1000;
/** For no filter, a stage, a status, a number or a document; and for any mix of filters. */
const MOST = 40;
const MOST_OF_A_MIX = 400;
/** Of a stage of the board at a point of sale: an index is descended, and often one more of its pages is read. */
const BUFFERS_OF_STAGE = 4;
/** Of a count that goes to its limit. */
const BUFFERS_TO_LIMIT = 20;
const MOST_OF_WEEKS = 100;
const THREE = ['01010', '01022', '01035'];
/** A list is one scan of an index three pages deep; then come the rows of a page. */
const MOST_OF_A_LIST = 4;
const MOST_OF_THE_ROWS = 100;
const MANY = Array.from({ length: 200 }, (_none, at) => `P${at}`);
const FOUR_STAGES = { ranks: [1, 2, 3, 4], stages: [1, 2, 3, 4], statuses: null, isOpen: false };

const now = new Date('2026-11-20T15:00:00Z');
let database: Database;
let wide: Database;

async function databaseOf(pointsOfSale?: readonly string[]): Promise<Database> {
  const made = await serverDatabase(await seededAddress());
  const bank = {
    settings: readSettings({}),
    clock: { now: () => now },
    catalogues: await loadCatalogues(made.sql),
  };
  const isSlim = pointsOfSale !== undefined;
  const count = isSlim ? LOADED_SLIM : LOADED;
  await loadDemoProposals(bank, made.sql, { seed: 'cost', count, ...(isSlim && { pointsOfSale }) });
  await multiplyProposals(made.sql, ROWS / count, isSlim);
  return made;
}

beforeAll(async () => {
  database = await databaseOf();
  // Of a year, two of each proposal.
  await database.sql.execute(sql`insert into board_events (event, point_of_sale, week)
    select event, point_of_sale, date_trunc('week', created_at)::date
    from proposals cross join (values ('APPROVED'), ('SIGNED')) as happened(event)`);
  // Once the rows are visible to all, as a vacuum finds them: each scan stays in its index.
  await database.sql.execute(sql`vacuum analyze listings`);
  await database.sql.execute(sql`vacuum analyze board_events`);
  wide = await databaseOf(MANY);
});
afterAll(async () => {
  await database.close();
  await wide.close();
});

const seller = (...pointsOfSale: string[]): User => ({
  kind: 'user',
  id: 's',
  email: null,
  document: null,
  role: 'seller',
  pointsOfSale,
});

const choices = {
  genderType: [undefined, 'F', 'X'],
  flowPhaseStatus: [undefined, 'PENDING', 'ACTIVE', 'FINALIZED'],
  flowPhase: [undefined, ...PHASES, CONCIERGE, RELOAD],
  ignoreStatus: [undefined, 'canceled'],
  status: [undefined, 'A', 'E', 'X', 'C', 'canceled'],
  phaseId: [undefined, 'OWNER', 'SELLER', CONCIERGE, RELOAD],
  dates: [undefined, { startDate: '2026-02-01', endDate: '2026-02-10' }],
} as const;
const ids = [
  { proposalNumber: '105000' },
  { documentNumber: '60000010' },
  { proposalNumber: '105000', documentNumber: '60000010' },
];

/** Every mix of the choices, one by one. */
function* mixes(names = Object.keys(choices)): Generator<Record<string, unknown>> {
  const [name, ...rest] = names;
  if (name === undefined) {
    yield {};
    return;
  }
  for (const mix of mixes(rest)) {
    for (const value of choices[name as keyof typeof choices]) yield { ...mix, [name]: value };
  }
}

type Cost = { buffers: number; rows: number };
const NOTHING: Cost = { buffers: 0, rows: 0 };
const dialect = new PgDialect();
const known = new Map<string, Cost>();

/** The cost of a search. Many mixes give the same statement and parameters, which are explained once. */
async function costOnce(search: Search): Promise<Cost> {
  const query = pageQuery(search);
  if (query === null) return NOTHING;
  const { sql: text, params } = dialect.sqlToQuery(query);
  const statement = JSON.stringify([text, params]);
  const cost = known.get(statement) ?? (await costOf(database.sql, search));
  known.set(statement, cost);
  return cost;
}

async function costs(user: User, also: object = {}) {
  let most = { buffers: 0, mix: '' };
  let count = 0;
  let filled = 0;
  for (const mix of mixes()) {
    const { dates, ...filters } = mix;
    const query = getProposalsQuery.parse({ ...filters, ...(dates as object | undefined), ...also });
    const { buffers, rows } = await costOnce({ ...searchOf(user, query, now), after: null });
    count += 1;
    if (rows === 10) filled += 1;
    if (buffers > most.buffers) most = { buffers, mix: JSON.stringify(query) };
  }
  return { most, count, filled };
}

describe('a page of 100,000 proposals [CA-81]', () => {
  it.each([
    ['one point of sale', ['01010']],
    ['three', THREE],
  ])('reads at most 400 buffers for %s, with any filters', { timeout: 120_000 }, async (_name, codes) => {
    const { most, count, filled } = await costs(seller(...codes));
    expect(count).toBe(12_960);
    expect(filled).toBeGreaterThan(1000);
    expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST_OF_A_MIX);
  });

  it.each([
    {},
    ...[...PHASES, RELOAD].map((flowPhase) => ({ flowPhase })),
    ...['A', 'E', 'X', 'C', 'canceled'].map((status) => ({ status })),
    { ignoreStatus: 'canceled' },
    ...ids,
  ])('reads at most 40 buffers for three points of sale with %o', async (filters) => {
    const query = getProposalsQuery.parse(filters);
    const search = searchOf(seller(...THREE), query, now);
    const { buffers } = await costOf(database.sql, { ...search, after: null });
    expect(buffers).toBeLessThanOrEqual(MOST);
  });

  it.each([
    { search: 'gon' },
    { search: 'gonzalez maria' },
    { search: '60000010' },
    { sort: 'OLDEST', status: 'A' },
    { sort: 'LONGEST_IN_STAGE' },
    { sort: 'LONGEST_IN_STAGE', flowPhase: 'SELLER', waitsFor: 'BANK' },
    { stageOlderThanDays: '30' },
    { waitsFor: 'REGISTRY' },
  ])('reads at most 400 buffers for three points of sale with %o', async (filters) => {
    const query = getProposalsQuery.parse(filters);
    const search = searchOf(seller(...THREE), query, now);
    const { buffers } = await costOf(database.sql, { ...search, after: null });
    expect(buffers).toBeLessThanOrEqual(MOST_OF_A_MIX);
  });

  it.each([1, 50, 200])('reads a few buffers a list for %i points of sale', async (points) => {
    const user = seller(...MANY.slice(0, points));
    const costOfMany = async (filters: object, also: Partial<Search> = {}) => {
      const search = { ...searchOf(user, getProposalsQuery.parse(filters), now), after: null, ...also };
      const cost = await costOf(wide.sql, search);
      expect(cost.rows).toBe(10);
      return cost.buffers;
    };
    const most = (lists: number) => lists * MOST_OF_A_LIST + MOST_OF_THE_ROWS;
    expect(await costOfMany({})).toBeLessThanOrEqual(most(points));
    expect(await costOfMany({ flowPhase: 'SELLER' })).toBeLessThanOrEqual(most(points));
    expect(await costOfMany({ search: 'gom' }, { facets: FOUR_STAGES })).toBeLessThanOrEqual(most(points));
    expect(await costOfMany({}, { facets: FOUR_STAGES })).toBeLessThanOrEqual(most(4 * points));
    // Open proposals have seven stages.
    expect(await costOfMany({ sort: 'LONGEST_IN_STAGE' })).toBeLessThanOrEqual(most(7 * points));
  });

  it('asks the same statement, however many points of sale and stages', () => {
    const textOf = (codes: string[], filters: object) => {
      const search = { ...searchOf(seller(...codes), getProposalsQuery.parse(filters), now), after: null };
      return dialect.sqlToQuery(pageQuery(search) ?? sql``).sql;
    };
    const one = textOf(['01010'], { flowPhase: 'SELLER' });
    const many = Array.from({ length: 200 }, (_none, at) => String(at));
    expect(textOf(many, { flowPhase: 'OWNER', status: 'C', genderType: 'F' })).toBe(one);
  });

  it.each(ids)(
    'reads at most 40 buffers by %o, with any other filters',
    { timeout: 120_000 },
    async (also) => {
      const { most } = await costs(seller(...THREE), also);
      expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST);
    },
  );

  it('reads no more far down the list than at its top', async () => {
    const query = getProposalsQuery.parse({ pointOfSale: '01010', genderType: 'F' });
    const search = searchOf(seller('01010', '01022'), query, now);
    const after = { at: '2025-12-24 12:00:00+00', number: 1 };
    const deep = await costOf(database.sql, { ...search, after });
    expect(deep.rows).toBe(10);
    expect(deep.buffers).toBeLessThanOrEqual(MOST);
  });
});

describe('the board of 100,000 proposals', () => {
  it.each([
    ['all fifteen points of sale', null, 15],
    ['one', ['01010'], 1],
    ['three', THREE, 3],
  ])(
    'counts the stages of %s in four buffers for each stage and point of sale',
    async (_name, scope, points) => {
      const cost = await costOfQuery(database.sql, stagesQuery(BOARD_STAGES, scope, now));
      expect(cost.rows).toBe(BOARD_STAGES.length);
      expect(cost.buffers).toBeLessThanOrEqual(
        BUFFERS_OF_STAGE * BOARD_STAGES.length * points + BUFFERS_TO_LIMIT,
      );
    },
  );

  it('stops counting where the figure does', async () => {
    const counted = await readStages(database.sql, BOARD_STAGES, null, now);
    expect(counted.at(-1)?.count).toBe(MOST_COUNTED + 1);
  });

  it.each([
    ['all points of sale', null],
    ['one', ['01010']],
    ['three', THREE],
  ])('counts the weeks of %s in 100 buffers', async (_name, scope) => {
    const cost = await costOfQuery(database.sql, eventsQuery(lastWeeks(12, now), scope));
    expect(cost.rows).toBeGreaterThan(0);
    expect(cost.buffers).toBeLessThanOrEqual(MOST_OF_WEEKS);
  });
});
