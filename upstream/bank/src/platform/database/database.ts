import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { migrateEmbedded, migrateServer, pendingMigrations } from './migrations.ts';

/** A database or an open transaction. Stores accept either and never open a connection. */
export type Sql = PgDatabase<PgQueryResultHKT>;

export type Database = {
  sql: Sql;
  /** Only one process owns the data, so work left by an earlier process is abandoned. */
  embedded: boolean;
  /** Connections in use and calls waiting for one; the embedded database has a single connection. */
  connections: () => Readonly<{ inUse: number; waiting: number }>;
  close: () => Promise<void>;
};

/** Migrates an embedded engine; calls `closed` after closing it. */
export async function embeddedDatabase(client: PGlite, closed = async () => {}): Promise<Database> {
  const sql = drizzlePglite({ client });
  await migrateEmbedded(sql);
  return {
    sql,
    embedded: true,
    connections: () => ({ inUse: 0, waiting: 0 }),
    close: async () => {
      await client.close();
      await closed();
    },
  };
}

function openPool(databaseUrl: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5_000 });
  // Broken connections are replaced on next use. Without listeners an error would end the process: the pool's for idle
  // connections, the client's between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const databaseOf = (pool: pg.Pool): Database => ({
  sql: drizzlePg({ client: pool }),
  embedded: false,
  connections: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  close: () => pool.end(),
});

/** The database's migrations do not match this bank. The message says what to do. */
export class DatabaseBehind extends Error {}

/** Opens and migrates a server database. */
export async function serverDatabase(databaseUrl: string, poolSize = 10): Promise<Database> {
  const pool = openPool(databaseUrl, poolSize);
  const database = databaseOf(pool);
  await closedOnFailure(database, migrateServer(pool));
  return database;
}

/** Opens a server database that `npm run migrate` has migrated. @throws {DatabaseBehind} */
export async function migratedDatabase(databaseUrl: string, poolSize = 10): Promise<Database> {
  const database = databaseOf(openPool(databaseUrl, poolSize));
  const pending = await closedOnFailure(database, pendingMigrations(database.sql));
  if (pending === 0) return database;
  await database.close();
  throw new DatabaseBehind(
    `The bank cannot start: its database lacks ${pending} migration${pending === 1 ? '' : 's'}. Run \`npm run migrate\` first.`,
  );
}

async function closedOnFailure<T>(database: Database, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await database.close();
    throw error;
  }
}
