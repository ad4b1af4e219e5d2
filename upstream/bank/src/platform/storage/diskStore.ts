import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DocumentMissing, type DocumentStore, isKey, requireKey } from './documentStore.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A rename reaches the disk only after the directory is flushed. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeFlushed(path: string, content: Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores documents as files in one directory, created if missing. Files are flushed and then renamed to their key, so
 * readers never see a partial file, even after a crash.
 */
export function diskStore(directory: string): DocumentStore {
  const pathOf = (key: string): string => {
    requireKey(key);
    return join(directory, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const temporary = join(directory, `${randomUUID()}.part`);
      try {
        await writeFlushed(temporary, content);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncDirectory(directory);
    },
    async get(key) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new DocumentMissing(key) : error;
      });
      return createReadStream('', { fd: handle });
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *keys() {
      const names = await readdir(directory).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      yield* names.filter(isKey);
    },
  };
}
