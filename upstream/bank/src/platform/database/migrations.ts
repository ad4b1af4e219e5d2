import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql as text } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { z } from 'zod';

type Sql = PgDatabase<PgQueryResultHKT>;

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** An arbitrary number, the same in every process of this bank. */
const LOCK = 4_104_900;
const INDEX_LOCK = LOCK + 1;
/** How often it is looked whether another migration has built the indexes. */
const INDEX_MS = 200;
/** How long another migration of the same database is waited for. */
const OTHER_MS = 10 * 60_000;
/** A statement that waits longer for a table makes every request behind it wait too: better to fail, and to try again. */
const TABLE_MS = 5_000;

const counted = z.object({ rows: z.array(z.object({ at: z.coerce.number().nullable() })) });
const named = z.object({ rows: z.array(z.object({ found: z.boolean() })) });

type Options = Readonly<{ tableMs?: number; folder?: string }>;

/** The migrations that this bank has and the database does not, in order. */
async function missingIn(sql: Sql, folder: string): Promise<MigrationMeta[]> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const table = named.parse(
    await sql.execute(text`select to_regclass('drizzle.__drizzle_migrations') is not null found`),
  );
  if (table.rows[0]?.found !== true) return migrations;
  const last = counted.parse(
    await sql.execute(text`select max(created_at)::text at from drizzle.__drizzle_migrations`),
  );
  const at = last.rows[0]?.at ?? 0;
  return migrations.filter(({ folderMillis }) => folderMillis > at);
}

/** An index that is built while requests go on, which no transaction can do. */
const CONCURRENT = /^CREATE INDEX CONCURRENTLY "(\w+)"/;

/** What to run in the transaction: nothing of others uses an empty database or an embedded one. */
const inTransaction = (statement: string, isAlone: boolean): string[] => {
  if (!CONCURRENT.test(statement)) return [statement];
  return isAlone ? [statement.replace(' CONCURRENTLY', '')] : [];
};

/**
 * Builds the indexes that the transaction left out, also those that an earlier run did not finish. The open transaction only
 * holds the lock, and a second connection builds. The build waits for every statement that began before it, so also for
 * one that waits for this lock: the lock is tried instead.
 */
async function buildIndexes(sql: Sql, folder: string): Promise<void> {
  while ((await missingIndexes(sql, folder)).length > 0) {
    const isBuilt = await sql.transaction(async (lock) => {
      const taken = named.parse(
        // Without a parameter: the portal of one keeps its snapshot, and the build would wait for it.
        await lock.execute(text.raw(`select pg_try_advisory_xact_lock(${INDEX_LOCK}) found`)),
      );
      if (taken.rows[0]?.found !== true) return false;
      for (const { name, statement } of await missingIndexes(sql, folder)) {
        await sql.execute(text`drop index concurrently if exists ${text.identifier(name)}`);
        await sql.execute(text.raw(statement));
      }
      return true;
    });
    if (!isBuilt) await sleep(INDEX_MS);
  }
}

async function missingIndexes(sql: Sql, folder: string): Promise<{ name: string; statement: string }[]> {
  const wanted = new Map<string, string>();
  for (const statement of readMigrationFiles({ migrationsFolder: folder }).flatMap(({ sql: all }) => all)) {
    const made = CONCURRENT.exec(statement.trim())?.[1];
    if (made !== undefined) wanted.set(made, statement.trim());
    const dropped = /DROP INDEX "(\w+)"/.exec(statement)?.[1];
    if (dropped !== undefined) wanted.delete(dropped);
  }
  const valid = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(
      await sql.execute(
        text`select relname name from pg_index join pg_class on pg_class.oid = indexrelid where indisvalid`,
      ),
    )
    .rows.map(({ name }) => name);
  return [...wanted].flatMap(([name, statement]) => (valid.includes(name) ? [] : [{ name, statement }]));
}

/** How many migrations the database lacks. One that a newer bank has migrated lacks none. */
export const pendingMigrations = async (sql: Sql): Promise<number> => (await missingIn(sql, FOLDER)).length;

/**
 * Brings the database to this bank's version, all in one transaction, and returns how many migrations that took; large
 * indexes follow it, while requests go on. A second one waits and finds it done. The lock is the transaction's, so a
 * pooler that gives each transaction another connection keeps it (docs/operations.md#migrations). Needs two connections.
 * @throws what the database says, with the database unchanged: so when a table stays locked for `tableMs`.
 */
export async function migrate(
  sql: Sql,
  { tableMs = TABLE_MS, folder = FOLDER }: Options = {},
): Promise<number> {
  const count = await migrateTables(sql, tableMs, folder);
  await buildIndexes(sql, folder);
  return count;
}

function migrateTables(sql: Sql, tableMs: number, folder: string): Promise<number> {
  const set = (name: string, ms: number) => text`select set_config(${name}, ${String(ms)}, true)`;
  return sql.transaction(async (tx) => {
    await tx.execute(set('lock_timeout', OTHER_MS));
    await tx.execute(text`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(set('lock_timeout', tableMs));
    const missing = await missingIn(tx, folder);
    if (missing.length === 0) return 0;
    // The place and form in which drizzle-kit keeps them.
    await tx.execute(text`create schema if not exists drizzle`);
    await tx.execute(
      text`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const isAlone =
      sql instanceof PgliteDatabase ||
      missing.length === readMigrationFiles({ migrationsFolder: folder }).length;
    for (const { sql: statements, hash, folderMillis } of missing) {
      const due = statements.flatMap((statement) => inTransaction(statement.trim(), isAlone));
      for (const statement of due) await tx.execute(text.raw(statement));
      await tx.execute(
        text`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    return missing.length;
  });
}
