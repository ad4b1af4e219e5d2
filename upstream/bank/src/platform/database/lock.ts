import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../errorCode.ts';

/** The data directory cannot be used and was not changed. The message says what to do. */
export class DataDirectoryError extends Error {}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Returns a process's start time as boot id and tick, which distinguishes it from a later process with the same id.
 * Empty outside Linux or for a missing process.
 */
export async function processStart(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // proc(5): the second field is a name that may contain spaces and brackets; the 22nd is the start time.
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()}/${afterName[19] ?? ''}`;
  } catch {
    return '';
  }
}

async function isHeld(owner: number, started: string): Promise<boolean> {
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return false;
  const running = await processStart(owner);
  if (started !== '' && running !== '') return started === running;
  // In a container every start is process 1: without a start time, an equal id means an earlier process.
  return owner !== process.pid;
}

const TRIES = 20;
/** Age at which a turn file is considered left over from a crashed start. */
const TURN_MS = 10_000;

/**
 * Removes a stale lock if unchanged since it was read. Only one start at a time does so, so none removes a new lock.
 */
async function removeStale(lockFile: string, staleText: string): Promise<void> {
  const turn = `${lockFile}.turn`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const since = await stat(turn).catch(() => null);
    if (since !== null && Date.now() - since.mtimeMs > TURN_MS)
      await rm(turn, { recursive: true, force: true });
    return;
  }
  const text = await readFile(lockFile, 'utf8').catch(() => null);
  if (text === staleText) await rm(lockFile);
  await rm(turn, { recursive: true });
}

/**
 * Writes a lock file for this process and returns a function that removes it.
 * @throws {DataDirectoryError} if the process of an existing lock is running
 */
export async function takeLock(lockFile: string): Promise<() => Promise<void>> {
  const own = `${lockFile}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${await processStart(process.pid)}`);
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        // A link appears atomically with its content and never replaces another.
        await link(own, lockFile);
        return () => rm(lockFile, { force: true });
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        const text = await readFile(lockFile, 'utf8').catch(() => null);
        if (text === null) continue;
        const [owner = '', started = ''] = text.trim().split(' ');
        if (await isHeld(Number(owner), started)) {
          throw new DataDirectoryError(
            `Another bank (process ${owner}) is using ${dirname(lockFile)}. If it is not, delete ${lockFile}.`,
          );
        }
        await removeStale(lockFile, text);
      }
    }
  } finally {
    await rm(own, { force: true });
  }
  throw new DataDirectoryError(`The lock file ${lockFile} is contended.`);
}
