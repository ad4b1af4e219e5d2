import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { takeLock } from './database/lock.ts';
import { diskStore } from './storage/diskStore.ts';
import { DocumentMissing, type DocumentStore } from './storage/documentStore.ts';

/** A bank's data: its database, on a server or embedded in `dataDir`, and its documents. */
export type Data = Readonly<{
  databaseUrl: string | undefined;
  dataDir: string;
  documents: DocumentStore;
}>;

/** A backup or a restore that was not begun, or not finished. The message says what to do. */
export class BackupError extends Error {}

/** A directory of a backup: a dump of the server or a copy of the embedded database, and the documents. */
const partsOf = (folder: string) => ({
  dump: join(folder, 'bank.dump'),
  embedded: join(folder, 'bank'),
  documents: diskStore(join(folder, 'documents')),
});

/** Runs one of PostgreSQL's commands. The address goes by the environment: arguments are for everybody to read. */
async function run(command: string, args: string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
    },
  });
  const said = text(child.stderr);
  const ended: unknown[] = await once(child, 'close').catch((error: unknown) => {
    throw new BackupError(`${command} cannot be run: ${String(error)}`);
  });
  if (ended[0] !== 0) throw new BackupError(`${command} failed: ${(await said).trim()}`);
}

async function copyDocuments(from: DocumentStore, into: DocumentStore): Promise<number> {
  let count = 0;
  for await (const key of from.keys()) {
    try {
      await into.put(key, await from.get(key), { contentType: 'application/octet-stream' });
      count += 1;
    } catch (error) {
      // Deleted in the meantime, as photos past their time are.
      if (!(error instanceof DocumentMissing)) throw error;
    }
  }
  return count;
}

async function copyEmbedded(dataDir: string, copy: () => Promise<void>): Promise<void> {
  const unlock = await takeLock(join(dataDir, 'bank.lock'));
  try {
    await copy();
  } finally {
    await unlock();
  }
}

/**
 * Copies the database and then the documents into a new folder; a server's bank may run meanwhile, an embedded one may
 * not. Returns the number of documents. A document is stored before its row, so none of a row is left out.
 * @throws {BackupError}
 */
export async function backUp({ databaseUrl, dataDir, documents }: Data, folder: string): Promise<number> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists: name a folder that does not.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const parts = partsOf(folder);
  if (databaseUrl === undefined) {
    await copyEmbedded(dataDir, () => cp(join(dataDir, 'bank'), parts.embedded, { recursive: true }));
  } else {
    await run('pg_dump', ['--format=custom', `--file=${parts.dump}`], databaseUrl);
  }
  return copyDocuments(documents, parts.documents);
}

/**
 * Puts a backup into an empty database and adds its documents to the store; returns their number.
 * @throws {BackupError}, with the database as it was: also where it is not empty.
 */
export async function restore({ databaseUrl, dataDir, documents }: Data, folder: string): Promise<number> {
  const parts = partsOf(folder);
  const source = databaseUrl === undefined ? parts.embedded : parts.dump;
  if (!existsSync(source))
    throw new BackupError(`${source} does not exist: this is not a backup of such a bank.`);
  if (databaseUrl === undefined) {
    const place = join(dataDir, 'bank');
    if (existsSync(place))
      throw new BackupError(`${place} exists: a backup is put into an empty place only.`);
    await mkdir(dataDir, { recursive: true });
    await copyEmbedded(dataDir, () => cp(source, place, { recursive: true }));
  } else {
    // What exists makes it fail, and one transaction takes all of it back.
    await run(
      'pg_restore',
      ['--no-owner', '--single-transaction', '--exit-on-error', '--dbname=', source],
      databaseUrl,
    );
  }
  return copyDocuments(parts.documents, documents);
}
