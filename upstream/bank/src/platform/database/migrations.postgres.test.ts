import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql as text } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { PRODUCTION } from '../../testing/production.ts';
import { testPooler } from '../../testing/pooler.ts';
import { emptyDatabase } from '../../testing/serverDatabases.ts';
import { DatabaseBehind, migratedDatabase, type Sql } from './database.ts';
import { migrate, pendingMigrations } from './migrations.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const journalShape = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) });

let folder: string;
/** The migrations of an earlier bank. */
let earlier: string;
let count = 0;

/** A folder with the first migrations, so many. */
async function migrationsOf(first: number): Promise<string> {
  const to = join(folder, `migrations-${first}`);
  await cp(MIGRATIONS, to, { recursive: true });
  const path = join(to, 'meta/_journal.json');
  const journal = journalShape.parse(JSON.parse(await readFile(path, 'utf8')));
  journal.entries = journal.entries.slice(0, first);
  await writeFile(path, JSON.stringify(journal));
  return to;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-migrations-'));
  const all = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  count = journalShape.parse(all).entries.length;
  earlier = await migrationsOf(2);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

type Opened = { sql: Sql; close: () => Promise<void> };

function open(url: string): Opened {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return { sql: drizzlePg({ client: pool }), close: () => pool.end() };
}

function openEmbedded(): Opened {
  const client = new PGlite();
  return { sql: drizzlePglite({ client }), close: () => client.close() };
}

const versions = async (sql: Sql): Promise<number> => {
  const { rows } = z
    .object({ rows: z.array(z.object({ n: z.number() })) })
    .parse(await sql.execute(text`select count(*)::int n from drizzle.__drizzle_migrations`));
  return rows[0]?.n ?? 0;
};

describe('migrations', () => {
  it.each(['PGlite', 'PostgreSQL'])(
    'bring an empty database and an earlier one up to date on %s',
    async (engine) => {
      const { sql, close } = engine === 'PGlite' ? openEmbedded() : open(await emptyDatabase());
      expect(await pendingMigrations(sql)).toBe(count);
      expect(await migrate(sql, { folder: earlier })).toBe(2);
      expect(await pendingMigrations(sql)).toBe(count - 2);
      expect(await migrate(sql)).toBe(count - 2);
      expect([await migrate(sql), await pendingMigrations(sql), await versions(sql)]).toEqual([0, 0, count]);
      await close();
    },
  );

  it('that begin together through a pooler of transactions are made once', async () => {
    const pooler = await testPooler(await emptyDatabase());
    onTestFinished(pooler.stop);
    const all = [open(pooler.url), open(pooler.url), open(pooler.url)];
    const made = await Promise.all(all.map(({ sql }) => migrate(sql)));
    expect(made.toSorted((one, other) => one - other)).toEqual([0, 0, count]);
    // No lock is left on another connection.
    expect(await Promise.all(all.map(({ sql }) => migrate(sql)))).toEqual([0, 0, 0]);
    for (const { close } of all) await close();
  });

  it('give up on a table that somebody holds, and leave the database as it was', async () => {
    const { sql, close } = open(await emptyDatabase());
    await migrate(sql, { folder: earlier });
    await sql.transaction(async (other) => {
      await other.execute(text`lock table proposals in access exclusive mode`);
      await expect(migrate(sql, { tableMs: 100 })).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
    expect(await versions(sql)).toBe(2);
    expect(await migrate(sql)).toBe(count - 2);
    await close();
  });
});

/** Migrations before 0018, which builds the large indexes. */
const BEFORE_INDEXES = 18;
const VALID = text`
  select array_agg(relname::text order by relname) names from pg_index join pg_class on pg_class.oid = indexrelid
  where indisvalid and relname in ('files_unattached', 'outbox_by_creation', 'phone_codes_unused', 'simulations_by_creation')`;
const names = z.object({ rows: z.tuple([z.object({ names: z.array(z.string()).nullable() })]) });

describe('large indexes', () => {
  const built = async (sql: Sql) => names.parse(await sql.execute(VALID)).rows[0].names?.length ?? 0;

  it('are built after the transaction, while somebody writes, by one of several at once', async () => {
    const url = await emptyDatabase();
    const [one, other, writer] = [open(url), open(url), open(url)];
    await migrate(one.sql, { folder: await migrationsOf(BEFORE_INDEXES) });
    expect(await built(one.sql)).toBe(0);
    const target = await migrationsOf(BEFORE_INDEXES + 1);
    let migrated: Promise<number[]> | undefined;
    await writer.sql.transaction(async (tx) => {
      await tx.execute(text`lock table simulations, files, phone_codes, outbox in row exclusive mode`);
      // An index that is not built concurrently would wait for the table, and give up.
      migrated = Promise.all([one, other].map(({ sql }) => migrate(sql, { folder: target, tableMs: 100 })));
      await expect.poll(() => versions(writer.sql)).toBe(BEFORE_INDEXES + 1);
      await writer.sql.execute(text`update simulations set polls = polls`);
    });
    expect((await migrated)?.toSorted()).toEqual([0, 1]);
    expect(await built(one.sql)).toBe(4);
    await Promise.all([one, other, writer].map(({ close }) => close()));
  });

  it('that an earlier run did not finish are built again', async () => {
    const { sql, close } = open(await emptyDatabase());
    await migrate(sql);
    await sql.execute(
      text`update pg_index set indisvalid = false where indexrelid = 'simulations_by_creation'::regclass`,
    );
    await sql.execute(text`drop index outbox_by_creation`);
    expect(await built(sql)).toBe(2);
    expect(await migrate(sql)).toBe(0);
    expect(await built(sql)).toBe(4);
    await close();
  });
});

describe('a bank in production', () => {
  it('does not start on a database that is behind, and starts on one that a newer bank migrated', async () => {
    const url = await emptyDatabase();
    const { sql, close } = open(url);
    await migrate(sql, { folder: earlier });
    await expect(migratedDatabase(url)).rejects.toThrow(DatabaseBehind);
    await expect(migratedDatabase(url)).rejects.toThrow(
      `lacks ${count - 2} migrations. Run \`npm run migrate\``,
    );
    await migrate(sql);
    await sql.execute(
      text`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await (await migratedDatabase(url)).close();
    await close();
  });

  it('is migrated by the command alone, which needs no setting but the address of the database', async () => {
    const url = await emptyDatabase();
    const file = join(folder, 'database');
    await writeFile(file, `${url}\n`);
    const run = (name: string, settings: Record<string, string>) =>
      spawnSync(process.execPath, [fileURLToPath(new URL(`../../${name}`, import.meta.url))], {
        env: { PATH: process.env.PATH, ...settings },
        encoding: 'utf8',
      });
    const refused = run('main.ts', { ...PRODUCTION, DATABASE_URL: url });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      `The bank cannot start: its database lacks ${count} migrations. Run \`npm run migrate\` first.\n`,
    ]);
    const migrated = run('migrate.ts', { DATABASE_URL_FILE: file });
    expect([migrated.status, migrated.stdout]).toEqual([0, "the database is at this bank's version\n"]);
    await (await migratedDatabase(url)).close();
    const unnamed = run('migrate.ts', {});
    expect([unnamed.status, unnamed.stderr]).toEqual([
      1,
      'DATABASE_URL: must be the address of a PostgreSQL\n',
    ]);
  });
});
