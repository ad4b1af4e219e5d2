import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { isDiskFull, sqlState } from '../errorCode.ts';
import { type Database, embeddedDatabase } from './database.ts';
import { DataDirectoryError, takeLock } from './lock.ts';

/** Major version of PGlite's PostgreSQL; other versions cannot read its files. */
const ENGINE_VERSION = '18';
const CONTROL_FILE_BYTES = 8192;
const FOLDERS = ['base', 'global', 'pg_wal', 'pg_xact'];

/** Checks without writing, because the engine writes to a directory before it notices damage. */
async function refuseDamaged(directory: string): Promise<void> {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    throw new DataDirectoryError(`${directory} is not a database of this bank. Move it away to start again.`);
  }
  if (version.trim() !== ENGINE_VERSION) {
    throw new DataDirectoryError(
      `${directory} is of version ${version.trim().slice(0, 10)}, this bank reads ${ENGINE_VERSION}. It was left as it is.`,
    );
  }
  const folders = await Promise.all(FOLDERS.map((name) => stat(join(directory, name)).catch(() => null)));
  const control = await stat(join(directory, 'global', 'pg_control')).catch(() => null);
  if (folders.some((one) => one?.isDirectory() !== true) || control?.size !== CONTROL_FILE_BYTES) {
    throw damaged(directory);
  }
}

const damaged = (directory: string) =>
  new DataDirectoryError(`${directory} is damaged. Restore a copy, or move it away to start again.`);

const unreadable = (directory: string, error: unknown) =>
  new DataDirectoryError(
    `The tables in ${directory} cannot be read (${sqlState(error) ?? 'no error code'}). Restore a copy, or move it away to start again.`,
    { cause: error },
  );

async function openChecked(directory: string): Promise<PGlite> {
  await refuseDamaged(directory);
  const client = new PGlite(directory);
  try {
    await client.waitReady;
  } catch {
    // The engine reports only that its program aborted.
    throw damaged(directory);
  }
  return client;
}

/**
 * Opens the embedded database under `dataDir`/bank; `prepare` fills a new one before it is renamed to its final name.
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const directory = join(dataDir, 'bank');
  await mkdir(dataDir, { recursive: true });
  // The engine does not lock its directory, and two processes would lose rows.
  const unlock = await takeLock(join(dataDir, 'bank.lock'));
  try {
    if (!existsSync(directory)) {
      // Created under another name and renamed, so that an aborted start leaves no partial database.
      const fresh = join(dataDir, 'bank.new');
      await rm(fresh, { recursive: true, force: true });
      const database = await embeddedDatabase(new PGlite(fresh));
      await prepare(database);
      await database.close();
      await rename(fresh, directory);
    }
    const client = await openChecked(directory);
    try {
      const database = await embeddedDatabase(client, unlock);
      await prepare(database);
      return database;
    } catch (error) {
      throw isDiskFull(error) ? error : unreadable(directory, error);
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}
