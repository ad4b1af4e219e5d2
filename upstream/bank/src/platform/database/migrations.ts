import { fileURLToPath } from 'node:url';
import { sql as text } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { z } from 'zod';

const FILES = { migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)) };
/** Arbitrary advisory lock number, equal in every process of this bank. */
const LOCK = 4_104_900;
/** Other requests queue behind a statement that waits for a table, so it fails after this time and is retried. */
const TABLE_WAIT = '5s';

const found = z.object({ rows: z.tuple([z.object({ at: z.coerce.number() })]) });

/** Returns the number of missing migrations; 0 for a database migrated by a newer bank. */
export async function pendingMigrations(sql: PgDatabase<PgQueryResultHKT>): Promise<number> {
  const table = await sql.execute(text`select count(to_regclass('drizzle.__drizzle_migrations'))::int at`);
  const last =
    found.parse(table).rows[0].at === 0
      ? 0
      : found.parse(
          await sql.execute(text`select coalesce(max(created_at), 0) at from drizzle.__drizzle_migrations`),
        ).rows[0].at;
  return readMigrationFiles(FILES).filter(({ folderMillis }) => folderMillis > last).length;
}

/** Migrates an embedded database, which only one process uses. */
export const migrateEmbedded = (sql: PgliteDatabase): Promise<void> => migratePglite(sql, FILES);

/** Migrates a server database in one transaction. Parallel calls wait and find it done. */
export async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(`set lock_timeout = '${TABLE_WAIT}'`);
    await migrate(drizzle({ client }), FILES);
  } finally {
    // Closing the connection releases the lock and the setting.
    client.release(true);
  }
}
