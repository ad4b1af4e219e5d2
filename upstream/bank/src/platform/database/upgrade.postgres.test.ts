import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Catalogues, loadCatalogues } from '../../domain/catalogue/catalogues.ts';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import { readSettings } from '../settings.ts';
import { templateDatabase } from '../../testing/template.ts';
import { emptyDatabase } from '../../testing/serverDatabases.ts';
import { type Database, embeddedDatabase, type Sql, serverDatabase } from './database.ts';
import { migrate } from './migrations.ts';

const now = new Date('2026-11-20T15:00:00Z');
const COUNT = 150;
/** The last migration before rows had a rank group. */
const LAST = 3;

let folder: string;
let known: Catalogues;
beforeAll(async () => {
  known = await catalogues();
  folder = join(await mkdtemp(join(tmpdir(), 'bank-upgrade-')), 'migrations');
  await cp(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = z
    .looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) })
    .parse(JSON.parse(await readFile(path, 'utf8')));
  journal.entries = journal.entries.filter(({ idx }) => idx <= LAST);
  await writeFile(path, JSON.stringify(journal));
});
afterAll(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true });
});

/** Taken from a current database: an older one lacks later columns, and proposals do not refer to them. */
async function catalogues(): Promise<Catalogues> {
  const database = await embeddedDatabase(await PGlite.create({ loadDataDir: await templateDatabase() }));
  const loaded = await loadCatalogues(database.sql);
  await database.close();
  return loaded;
}

async function fill(db: Sql): Promise<void> {
  const bank = { settings: readSettings({}), clock: { now: () => now }, catalogues: known };
  await loadDemoProposals(bank, db, { seed: 'upgrade', count: COUNT });
}

const ENGINES: Readonly<Record<string, () => Promise<Database>>> = {
  PGlite: async () => {
    const client = new PGlite();
    const db = drizzlePglite({ client });
    await migrate(db, { folder });
    await fill(db);
    return embeddedDatabase(client);
  },
  PostgreSQL: async () => {
    const url = await emptyDatabase();
    const pool = new pg.Pool({ connectionString: url });
    const db = drizzlePg({ client: pool });
    await migrate(db, { folder });
    await fill(db);
    await pool.end();
    return serverDatabase(url);
  },
};

const counted = z.object({
  rows: z.array(
    z.object({
      phase: z.string(),
      status: z.string(),
      rankGroup: z.number(),
      canceled: z.boolean(),
      n: z.number(),
    }),
  ),
});

describe.each(Object.keys(ENGINES))('an older database on %s', (engine) => {
  it('is migrated with its rows, which then have their rank group', async () => {
    const database = await ENGINES[engine]?.();
    if (!database) throw new Error('unknown engine');
    const { rows } = counted.parse(
      await database.sql.execute(
        sql`select phase, flow_status status, rank_group "rankGroup", canceled, count(*)::int n from proposals group by 1, 2, 3, 4`,
      ),
    );
    await database.close();
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(COUNT);
    const groups = new Map(rows.map(({ phase, rankGroup }) => [phase, rankGroup]));
    expect(Object.fromEntries(groups)).toEqual({
      OWNER: 0,
      INSURANCE: 1,
      SELLER: 2,
      BIOMETRIA: 3,
      REGISTRO_PRENDA: 4,
      RE_LOAD_DOCUMENTATION: 12,
      REGISTRO_PRENDA_INSCRIPTA: 20,
    });
    for (const { status, canceled } of rows) expect(canceled).toBe(['C', 'X'].includes(status));
  });
});
