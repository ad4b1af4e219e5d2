import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../access/caller.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { type Database, serverDatabase } from '../database/database.ts';
import { loadDemoProposals } from '../seed/demo/load.ts';
import { seedCatalogues } from '../seed/seedCatalogues.ts';
import { readSettings } from '../settings.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { costOf, multiplyProposals } from '../testing/proposalsPage.ts';
import { getProposalsQuery } from './contract.ts';
import { searchOf } from './service.ts';

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
  proposalNumber: [undefined, '105000'],
  documentNumber: [undefined, '60000010'],
  genderType: [undefined, 'F', 'X'],
  flowPhaseStatus: [undefined, 'PENDING', 'ACTIVE', 'FINALIZED'],
  flowPhase: [
    undefined,
    'OWNER',
    'SELLER',
    'BIOMETRIA',
    'CONCIERGE',
    'REGISTRO_PRENDA_INSCRIPTA',
    'RE_LOAD_DOCUMENTATION',
  ],
  ignoreStatus: [undefined, 'canceled'],
  status: [undefined, 'A', 'E', 'X', 'C', 'canceled'],
  phaseId: [undefined, 'SELLER', 'RE_LOAD_DOCUMENTATION'],
  dates: [undefined, { startDate: '2026-02-01', endDate: '2026-02-10' }],
} as const;

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

async function costs(user: User, wanted: (mix: Record<string, unknown>) => boolean) {
  let most = { buffers: 0, mix: '' };
  let count = 0;
  let filled = 0;
  for (const mix of mixes()) {
    if (!wanted(mix)) continue;
    const { dates, ...filters } = mix;
    const query = getProposalsQuery.parse({ ...filters, ...(dates as object | undefined) });
    const { buffers, rows } = await costOf(database.sql, { ...searchOf(user, query), after: null });
    count += 1;
    if (rows === 11) filled += 1;
    if (buffers > most.buffers) most = { buffers, mix: JSON.stringify(query) };
  }
  return { most, count, filled };
}

const withoutIds = ({ proposalNumber, documentNumber }: Record<string, unknown>) =>
  proposalNumber === undefined && documentNumber === undefined;

describe('a page of 100,000 proposals [CA-81]', () => {
  it('reads at most 40 buffers for a point of sale, whatever the filters', async () => {
    const { most, count, filled } = await costs(seller('01010'), withoutIds);
    expect(count).toBeGreaterThan(5000);
    expect(filled).toBeGreaterThan(500);
    expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST);
  });

  it('reads at most 40 buffers by number and by document, whatever the filters', async () => {
    const { most, count } = await costs(
      seller('01010', '01022', '01035'),
      (mix) => !withoutIds(mix) && mix.phaseId === undefined,
    );
    expect(count).toBeGreaterThan(5000);
    expect(most.buffers, most.mix).toBeLessThanOrEqual(MOST);
  });

  it('reads no more far down the list than at its top', async () => {
    const query = getProposalsQuery.parse({ pointOfSale: '01010', genderType: 'F' });
    const search = searchOf(seller('01010', '01022'), query);
    const after = { at: '2025-12-24 12:00:00+00', number: 1 };
    const deep = await costOf(database.sql, { ...search, after });
    expect(deep.rows).toBe(11);
    expect(deep.buffers).toBeLessThanOrEqual(MOST);
  });

  it('costs by the number of points of sale, not of proposals', async () => {
    const query = getProposalsQuery.parse({ ignoreStatus: 'canceled', genderType: 'F' });
    const three = await costOf(database.sql, {
      ...searchOf(seller('01010', '01022', '01035'), query),
      after: null,
    });
    expect(three.rows).toBe(11);
    expect(three.buffers).toBeLessThanOrEqual(MOST);
  });
});
