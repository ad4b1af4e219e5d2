import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** A database or an open transaction: stores take either and never open a connection of their own. */
export type Sql = PgDatabase<PgQueryResultHKT>;

export type Database = {
  sql: Sql;
  /** One process owns the data, so unfinished work of an earlier process is abandoned. */
  embedded: boolean;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** An arbitrary number, the same in every process of this bank. Closing the connection releases the lock. */
const MIGRATION_LOCK = 4_104_900;

/** Migrates an embedded engine; `closed` runs after it is closed. */
export async function embeddedDatabase(client: PGlite, closed = async () => {}): Promise<Database> {
  const sql = drizzlePglite({ client });
  await migratePglite(sql, { migrationsFolder });
  return {
    sql,
    embedded: true,
    close: async () => {
      await client.close();
      await closed();
    },
  };
}

export async function serverDatabase(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {});
  const sql = drizzlePg({ client: pool });
  // When two processes start together, one migrates and the other waits and finds it done.
  const one = await pool.connect();
  try {
    await one.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg({ client: one }), { migrationsFolder });
  } finally {
    one.release(true);
  }
  return { sql, embedded: false, close: () => pool.end() };
}
