import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '../errorCode.ts';
import { type Database, embeddedDatabase } from './database.ts';

/** The data directory cannot be used; the message says what to do and nothing in it was touched. */
export class DataDirectoryError extends Error {}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** The engine takes no lock on its directory and two processes lose rows: this file is the lock. */
async function takeLock(lockFile: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(lockFile, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const owner = Number(await readFile(lockFile, 'utf8').catch(() => '0'));
      // The own number is a stale one too: in a container every start is process 1.
      if (owner > 0 && owner !== process.pid && isAlive(owner)) {
        throw new DataDirectoryError(`Another bank (process ${owner}) is using ${dirname(lockFile)}.`);
      }
      await rm(lockFile, { force: true });
    }
  }
  throw new DataDirectoryError(`The lock file ${lockFile} is contended.`);
}

/** Opens the embedded database under `dataDir`/bank; `prepare` fills a new one before it gets its name. */
export async function openEmbedded(
  dataDir: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const directory = join(dataDir, 'bank');
  await mkdir(dataDir, { recursive: true });
  const unlock = await takeLock(join(dataDir, 'bank.lock'));
  try {
    if (!existsSync(directory)) {
      // Made beside and renamed: a start that is killed half-way leaves no half-made database.
      const fresh = join(dataDir, 'bank.new');
      await rm(fresh, { recursive: true, force: true });
      const database = await embeddedDatabase(new PGlite(fresh));
      await prepare(database);
      await database.close();
      await rename(fresh, directory);
    } else if (!existsSync(join(directory, 'PG_VERSION'))) {
      throw new DataDirectoryError(
        `${directory} is not a database of this bank. Move it away to start anew.`,
      );
    }
    const database = await embeddedDatabase(new PGlite(directory), unlock);
    await prepare(database);
    return database;
  } catch (error) {
    await unlock();
    throw error;
  }
}
