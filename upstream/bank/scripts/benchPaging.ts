import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../src/platform/access/caller.ts';
import { loadCatalogues } from '../src/domain/catalogue/catalogues.ts';
import { systemClock } from '../src/platform/clock.ts';
import { type Database, serverDatabase } from '../src/platform/database/database.ts';
import { getProposalsQuery } from '../src/domain/api/proposals.ts';
import { searchOf } from '../src/domain/proposals/service.ts';
import { readListVersion, readPage } from '../src/domain/proposals/store.ts';
import { loadDemoProposals } from '../src/demo/proposals/load.ts';
import { seedCatalogues } from '../src/domain/catalogue/seedCatalogues.ts';
import { readSettings } from '../src/platform/settings.ts';
import { testPostgres } from '../src/testing/postgres.ts';
import { costOf, multiplyProposals } from '../src/testing/proposalsPage.ts';
import { asBefore, compareWriters, median, stageChanges } from './benchWrites.ts';

const SMALL = 10_000;
/** Ten million rows in place of a million; all without most of their JSON, so that the disk holds them. */
const IS_BIG = process.argv.includes('--big');
/** `--times=10` for a run of minutes. */
const asked = process.argv.find((one) => one.startsWith('--times='))?.slice('--times='.length);
const TIMES = Number(asked ?? (IS_BIG ? 1000 : 100));
const ROUNDS = 30;
const POINTS = 200;
const MOST_BY_ROWS = 1.2;
const MOST_BY_POINTS = 20;

const codeOf = (at: number) => `P${String(at).padStart(3, '0')}`;
const seller = (points: number): User => ({
  kind: 'user',
  id: 'bench',
  email: null,
  document: null,
  role: 'seller',
  pointsOfSale: Array.from({ length: points }, (_none, at) => codeOf(at)),
});
/** No filter, single stages, every stage but the first with the beginning of a name, and the longest in their stage. */
const QUERIES = [
  {},
  { flowPhase: 'SELLER' },
  { status: 'A', flowPhaseStatus: 'PENDING', phaseId: 'BIOMETRIA' },
  { flowPhase: 'RE_LOAD_DOCUMENTATION' },
  { flowPhaseStatus: 'FINALIZED', search: 'gomez' },
  { sort: 'LONGEST_IN_STAGE' },
].map((query) => getProposalsQuery.parse(query));

async function filled(url: string, times: number): Promise<Database> {
  const database = await serverDatabase(url);
  await seedCatalogues(database.sql, systemClock.now());
  const catalogues = await loadCatalogues(database.sql);
  const bank = { settings: readSettings({}), clock: systemClock, catalogues };
  await loadDemoProposals(bank, database.sql, {
    seed: 'bench',
    count: SMALL,
    pointsOfSale: Array.from({ length: POINTS }, (_none, at) => codeOf(at)),
  });
  await multiplyProposals(database.sql, times, IS_BIG);
  return database;
}

async function timePages(database: Database, points: number): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    const startedAt = performance.now();
    await readPage(database.sql, { ...searchOf(seller(points), query, systemClock.now()), after: null });
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Medians of the database's own time for each query, without planning. */
async function timeSql(database: Database, points: number): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const query of QUERIES) {
      const search = { ...searchOf(seller(points), query, systemClock.now()), after: null };
      all.push((await costOf(database.sql, search)).ms);
    }
  }
  return median(all);
}

const server = await testPostgres();
const misses: string[] = [];
const judge = (what: string, ratio: number, most: number) => {
  console.log(`${what}: ${ratio.toFixed(2)} (at most ${most}) ${ratio <= most ? 'ok' : 'over'}`);
  if (!(ratio <= most)) misses.push(what);
};
try {
  const smallUrl = await server.newDatabase();
  const small = await filled(smallUrl, 1);
  const large = await filled(await server.newDatabase(), TIMES);
  for (const points of [1, 50, POINTS]) {
    const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
    // In turns, so that other load on the machine affects both alike; the first round only warms.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [one, other] = [await timePages(small, points), await timePages(large, points)];
      if (round > 0) {
        ofSmall.push(...one);
        ofLarge.push(...other);
      }
    }
    const text = `${median(ofSmall).toFixed(2)} ms at ${SMALL}, ${median(ofLarge).toFixed(2)} ms at ${SMALL * TIMES}`;
    console.log(`median page of ${points} points of sale: ${text}`);
    judge('  from the fewest to the most rows', median(ofLarge) / median(ofSmall), MOST_BY_ROWS);
  }
  const [one, all] = [await timeSql(large, 1), await timeSql(large, POINTS)];
  console.log(
    `SQL without planning: ${one.toFixed(2)} ms for 1 point of sale, ${all.toFixed(2)} ms for ${POINTS}`,
  );
  judge('  from 1 to 200 points of sale', all / one, MOST_BY_POINTS);
  const startedAt = performance.now();
  for (let at = 0; at < 100; at += 1) {
    await readListVersion(large.sql, { kind: 'pointsOfSale', codes: seller(POINTS).pointsOfSale });
  }
  console.log(
    `version of ${POINTS} points of sale: ${((performance.now() - startedAt) / 100).toFixed(2)} ms`,
  );
  await large.close();

  if (!IS_BIG) {
    const before = await filled(await server.newDatabase(), 1);
    await asBefore(before.sql);
    const [then, now] = [await stageChanges(before.sql), await stageChanges(small.sql)];
    console.log(`WAL of a change of stage before: ${then.bytes} bytes (${then.shares})`);
    console.log(`now: ${now.bytes} bytes (${now.shares}); HOT ${(100 * now.hot).toFixed(0)} %`);
    judge('  to before', now.bytes / then.bytes, 0.25);
    await before.close();
    const times = await compareWriters(smallUrl);
    console.log(
      `50 writers: ${times.without.toFixed(0)} ms without list versions, ${times.with.toFixed(0)} ms with`,
    );
    judge('  to without', times.with / times.without, 1.2);
  }
  const { rows } = z
    .object({ rows: z.array(z.object({ count: z.coerce.number() })) })
    .parse(await small.sql.execute(sql`select count(*) from pg_indexes where tablename = 'listings'`));
  console.log(`indexes of the listings: ${rows[0]?.count}`);
  await small.close();
} finally {
  await server.stop();
}
if (misses.length > 0) process.exit(1);
