import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../platform/access/caller.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { type Database, serverDatabase } from '../../platform/database/database.ts';
import { CONCIERGE, PHASES, RELOAD } from '../flow/table.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { seedCatalogues } from '../catalogue/seedCatalogues.ts';
import { readSettings } from '../../platform/settings.ts';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { costOf, multiplyProposals } from '../../testing/proposalsPage.ts';
import { getProposalsQuery } from '../api/proposals.ts';
import { searchOf } from './service.ts';
import { pageQuery, type Search } from './store.ts';

const ROWS = 100_000;
const LOADED = 5000;
const MOST = 40;

const now = new Date('2026-11-20T15:00:00Z');
let server: TestPostgres;
let database: Database;
beforeAll(async () => {
  server = await testPostgres();
  database = await serverDatabase(await server.newDatabase());
  await seedCatalogues(database.sql, now);
  const bank = {
    settings: readSettings({}),
    clock: { now: () => now },
    catalogues: await loadCatalogues(database.sql),
  };
  await loadDemoProposals(bank, database.sql, { seed: 'cost', count: LOADED });
  await multiplyProposals(database.sql, ROWS / LOADED);
});
afterAll(async () => {
  await database.close();
  await server.stop();
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
    const { buffers, rows } = await costOnce({ ...searchOf(user, query), after: null });
    count += 1;
    if (rows === 11) filled += 1;
    if (buffers > most.buffers) most = { buffers, mix: JSON.stringify(query) };
  }
  return { most, count, filled };
}

describe('a page of 100,000 proposals [CA-81]', () => {
  it.each([
    ['one point of sale', ['01010']],
    ['three', ['01010', '01022', '01035']],
  ])('reads at most 40 buffers for %s, with any filters', { timeout: 120_000 }, async (_name, codes) => {
    const { most, count, filled } = await costs(seller(...codes));
    expect(count).toBe(12_960);
    expect(filled).toBeGreaterThan(1000);
    expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST);
  });

  it.each(ids)(
    'reads at most 40 buffers by %o, with any other filters',
    { timeout: 120_000 },
    async (also) => {
      const { most } = await costs(seller('01010', '01022', '01035'), also);
      expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST);
    },
  );

  it('reads no more far down the list than at its top', async () => {
    const query = getProposalsQuery.parse({ pointOfSale: '01010', genderType: 'F' });
    const search = searchOf(seller('01010', '01022'), query);
    const after = { at: '2025-12-24 12:00:00+00', number: 1 };
    const deep = await costOf(database.sql, { ...search, after });
    expect(deep.rows).toBe(11);
    expect(deep.buffers).toBeLessThanOrEqual(MOST);
  });
});
