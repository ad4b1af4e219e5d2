import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, serverDatabase } from '../../platform/database/database.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { readSettings } from '../../platform/settings.ts';
import { type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { costOfQuery, multiplyProposals } from '../../testing/proposalsPage.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { seedCatalogues } from '../catalogue/seedCatalogues.ts';
import { lastWeeks } from '../flow/week.ts';
import { BOARD_STAGES } from './boardStages.ts';
import { eventsQuery, MOST_COUNTED, readStages, stagesQuery } from './boardStore.ts';

const ROWS = 100_000;
const LOADED = 5000;
const MOST = 100;
/** Of a stage at a point of sale: an index is descended, and often one more of its pages is read. */
const BUFFERS_OF_STAGE = 4;
/** Of a count that goes to its limit. */
const BUFFERS_TO_LIMIT = 20;
const THREE = ['01010', '01022', '01035'];

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
  await loadDemoProposals(bank, database.sql, { seed: 'board', count: LOADED });
  await multiplyProposals(database.sql, ROWS / LOADED);
  // Of a year, two of each proposal.
  await database.sql.execute(sql`insert into board_events (event, point_of_sale, week)
    select event, point_of_sale, date_trunc('week', created_at)::date
    from proposals cross join (values ('APPROVED'), ('SIGNED')) as happened(event)`);
  // Once the rows are visible to all, as a vacuum finds them: each scan stays in its index.
  await database.sql.execute(sql`vacuum analyze listings`);
  await database.sql.execute(sql`vacuum analyze board_events`);
});
afterAll(async () => {
  await database.close();
  await server.stop();
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
    expect(cost.buffers).toBeLessThanOrEqual(MOST);
  });
});
