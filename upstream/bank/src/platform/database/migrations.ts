import { fileURLToPath } from 'node:url';
import { sql as text } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';

type Sql = PgDatabase<PgQueryResultHKT>;

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** An arbitrary number, the same in every process of this bank. */
const LOCK = 4_104_900;
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

/** How many migrations the database lacks. One that a newer bank has migrated lacks none. */
export const pendingMigrations = async (sql: Sql): Promise<number> => (await missingIn(sql, FOLDER)).length;

/**
 * Brings the database to this bank's version, all in one transaction, and returns how many migrations that took. A
 * second one waits and finds it done. The lock is the transaction's, so a pooler that gives each transaction another
 * connection keeps it (docs/operations.md#migrations).
 * @throws what the database says, with the database unchanged: so when a table stays locked for `tableMs`.
 */
export function migrate(sql: Sql, { tableMs = TABLE_MS, folder = FOLDER }: Options = {}): Promise<number> {
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
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(text.raw(statement));
      await tx.execute(
        text`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
    return missing.length;
  });
}
