import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UploadLock } from './uploadLock.ts';

export type UploadId = Readonly<{ owner: string; proposal: string; key: string }>;

/** Limits of waiting uploads: time, number per person, number in total (each at most a file's size). */
const LIFE_MS = 60 * 60_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const MAX_OF_OWNER = 8;
const MAX_IN_ALL = 400;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Bytes of interrupted uploads, as files in one directory. Their names derive from uploader, proposal and key, so that
 * nobody else can reach them. If gateways do not share the directory, an upload that resumes at another one starts again.
 */
export class PartialUploads {
  readonly #folder: string;
  readonly #running = new Map<string, { stop: () => void; ended: Promise<unknown> }>();
  readonly #cleaning: NodeJS.Timeout;

  constructor(folder: string) {
    this.#folder = folder;
    this.#cleaning = setInterval(() => void this.clean().catch(() => undefined), CLEAN_EVERY_MS);
    this.#cleaning.unref();
  }

  close(): void {
    clearInterval(this.#cleaning);
  }

  #path({ owner, proposal, key }: UploadId, ending: 'part' | 'done' | 'lock'): string {
    return join(
      this.#folder,
      `${hash(owner).slice(0, 16)}-${hash(`${owner}\n${proposal}\n${key}`)}.${ending}`,
    );
  }

  /** The number of stored bytes. */
  async offset(id: UploadId): Promise<number> {
    try {
      return (await stat(this.#path(id, 'part'))).size;
    } catch (error) {
      if (isMissing(error)) return 0;
      throw error;
    }
  }

  /** The bank's answer to a finished upload, for a client that did not receive it. */
  async answer(id: UploadId): Promise<string | null> {
    try {
      return await readFile(this.#path(id, 'done'), 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Appends at `offset` and returns the new length; null if `offset` is not the end of the file or another gateway is
   * writing. Bytes that arrived before a cut stay. A new connection replaces one that hangs.
   */
  async append(id: UploadId, offset: number, bytes: Readable, limit: number): Promise<number | null> {
    const path = this.#path(id, 'part');
    const earlier = this.#running.get(path);
    earlier?.stop();
    await earlier?.ended.catch(() => undefined);
    const ended = this.#locked(id, offset, bytes, limit);
    const running = { stop: () => void bytes.destroy(), ended };
    this.#running.set(path, running);
    try {
      return await ended;
    } finally {
      if (this.#running.get(path) === running) this.#running.delete(path);
    }
  }

  async #locked(id: UploadId, offset: number, bytes: Readable, limit: number): Promise<number | null> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const lock = await UploadLock.take(this.#path(id, 'lock'));
    if (lock === null) return null;
    try {
      if ((await this.offset(id)) !== offset) return null;
      if (offset === 0) await this.#makeRoom(id.owner);
      return await this.#write(lock, this.#path(id, 'part'), offset, { bytes, limit });
    } finally {
      await lock.release();
    }
  }

  async #write(
    lock: UploadLock,
    path: string,
    offset: number,
    { bytes, limit }: { bytes: Readable; limit: number },
  ): Promise<number | null> {
    const file = await open(path, offset === 0 ? 'w' : 'r+');
    let at = offset;
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        if (!(await lock.isHeld())) return null;
        const kept = chunk.subarray(0, limit - at);
        await file.write(kept, 0, kept.length, at);
        at += kept.length;
      }
      return at;
    } finally {
      await file.close();
    }
  }

  read(id: UploadId): Promise<Blob> {
    return openAsBlob(this.#path(id, 'part'), { type: 'application/octet-stream' });
  }

  /** Deletes the bytes and keeps the answer for a while. */
  async finish(id: UploadId, answer: string): Promise<void> {
    await writeFile(this.#path(id, 'done'), answer);
    await this.discard(id);
  }

  async discard(id: UploadId): Promise<void> {
    await rm(this.#path(id, 'part'), { force: true });
  }

  /** Deletes the person's oldest upload for a new one, or the oldest of all if the total is reached. */
  async #makeRoom(owner: string): Promise<void> {
    const isOwn = (name: string) => name.startsWith(hash(owner).slice(0, 16));
    const names = await this.#names();
    // Reads the times only if something has to be deleted.
    if (names.length < MAX_IN_ALL && names.filter(isOwn).length < MAX_OF_OWNER) return;
    const all = (await this.#entries(names)).toSorted((one, other) => one.changedAt - other.changedAt);
    const own = all.filter(({ name }) => isOwn(name));
    const surplus = [
      ...own.slice(0, Math.max(0, own.length - MAX_OF_OWNER + 1)),
      ...all.slice(0, Math.max(0, all.length - MAX_IN_ALL + 1)),
    ];
    for (const { name } of surplus) await rm(join(this.#folder, name), { force: true });
  }

  /** Deletes uploads that waited too long. */
  async clean(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const { name, changedAt } of await this.#entries(names)) {
      if (now - changedAt > LIFE_MS) await rm(join(this.#folder, name), { force: true });
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => !name.endsWith('.lock'));
  }

  async #entries(names: readonly string[]): Promise<{ name: string; changedAt: number }[]> {
    const found = names.map(async (name) => {
      const facts = await stat(join(this.#folder, name)).catch(() => null);
      return facts === null ? [] : [{ name, changedAt: facts.mtimeMs }];
    });
    return (await Promise.all(found)).flat();
  }
}
