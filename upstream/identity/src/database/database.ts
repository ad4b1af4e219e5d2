import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { migrations } from './migrations.ts';

export class DatabaseError extends Error {}

/**
 * Opens and migrates `<directory>/identity.db`. With write-ahead logging, commits survive a kill -9 of the process.
 * @throws {DatabaseError} if the directory cannot be used or a newer version wrote it.
 */
export function openDatabase(directory: string): DatabaseSync {
  const file = join(directory, 'identity.db');
  let database: DatabaseSync;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    // It contains the signing key and the password verifiers.
    chmodSync(file, 0o600);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    throw new DatabaseError(
      `${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  migrate(database, file);
  return database;
}

function migrate(database: DatabaseSync, file: string): void {
  transaction(database, () => {
    const version = z
      .object({ user_version: z.number() })
      .parse(database.prepare('PRAGMA user_version').get()).user_version;
    if (version > migrations.length) {
      database.exec('ROLLBACK');
      database.close();
      throw new DatabaseError(
        `${file} was written by a newer version (${version}); this one knows ${migrations.length}.`,
      );
    }
    for (const statements of migrations.slice(version)) database.exec(statements);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Runs work atomically; may be nested. The work must be synchronous, so that nothing runs in between. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Returns the value stored under a name; creates it at the first start. */
export function storedSecret(database: DatabaseSync, name: string, create: () => string): string {
  database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)').run(name, create());
  const row = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name);
  return z.object({ value: z.string() }).parse(row).value;
}
