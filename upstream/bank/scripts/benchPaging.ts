import type { User } from '../src/platform/access/caller.ts';
import { loadCatalogues } from '../src/domain/catalogue/catalogues.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Database, serverDatabase } from '../src/platform/database/database.ts';
import { getProposalsQuery } from '../src/domain/api/proposals.ts';
import { readPage } from '../src/domain/proposals/store.ts';
import { searchOf } from '../src/domain/proposals/service.ts';
import { loadDemoProposals } from '../src/demo/proposals/load.ts';
import { seedCatalogues } from '../src/domain/catalogue/seedCatalogues.ts';
import { readSettings } from '../src/platform/settings.ts';
import { testPostgres } from '../src/testing/postgres.ts';
import { multiplyProposals } from '../src/testing/proposalsPage.ts';

const SMALL = 10_000;
const TIMES = 100;
const ROUNDS = 40;
const MOST = 1.5;

const seller: User = {
  kind: 'user',
  id: 'bench',
  email: null,
  document: null,
  role: 'seller',
  pointsOfSale: ['01010', '01022', '01035'],
};
/** Typical searches: the first page, one point of sale, a phase, a status, a month, and something rare. */
const QUERIES = [
  {},
  { pointOfSale: '01010' },
  { ignoreStatus: 'canceled' },
  { pointOfSale: '01022', flowPhase: 'BIOMETRIA' },
  { status: 'canceled', genderType: 'F' },
  { pointOfSale: '01035', status: 'E', genderType: 'X' },
  { flowPhase: 'CONCIERGE', pointOfSale: '01010' },
].map((query) => getProposalsQuery.parse(query));

async function filled(url: string, times: number): Promise<Database> {
  const database = await serverDatabase(url);
  await seedCatalogues(database.sql, systemClock.now());
  const catalogues = await loadCatalogues(database.sql);
  const bank = { settings: readSettings({}), clock: systemClock, catalogues };
  await loadDemoProposals(bank, database.sql, { seed: 'bench', count: SMALL });
  await multiplyProposals(database.sql, times);
  return database;
}

async function timePages(database: Database): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    const startedAt = performance.now();
    await readPage(database.sql, { ...searchOf(seller, query), after: null });
    times.push(performance.now() - startedAt);
  }
  return times;
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = await testPostgres();
let ratio = Number.NaN;
try {
  const small = await filled(await server.newDatabase(), 1);
  const startedAt = performance.now();
  const large = await filled(await server.newDatabase(), TIMES);
  console.log(`${SMALL * TIMES} proposals made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
  await timePages(small);
  await timePages(large);
  // In turns, so that other load on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    ofSmall.push(...(await timePages(small)));
    ofLarge.push(...(await timePages(large)));
  }
  ratio = median(ofLarge) / median(ofSmall);
  console.log(`median page at ${SMALL}: ${median(ofSmall).toFixed(2)} ms`);
  console.log(`median page at ${SMALL * TIMES}: ${median(ofLarge).toFixed(2)} ms`);
  console.log(`ratio: ${ratio.toFixed(2)} (at most ${MOST})`);
  await small.close();
  await large.close();
} finally {
  await server.stop();
}
if (!(ratio <= MOST)) process.exit(1);
