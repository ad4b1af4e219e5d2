import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UploadLock } from './uploadLock.ts';

export type UploadId = Readonly<{ owner: string; proposal: string; key: string }>;

/** What waits is bounded: how long, how many of one person, how many in all (each of a file's size at most). */
const LIFE_MS = 60 * 60_000;
const CLEAN_EVERY_MS = 10 * 60_000;
const MAX_OF_OWNER = 8;
const MAX_IN_ALL = 400;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The bytes of uploads that were cut off, as files in one directory. Their names are made of the user that began the upload, for
 * which proposal and under which key, so that nobody else can come upon them. Gateways behind a balancer share the
 * directory; where they do not, a resumed upload that meets another gateway begins anew and nothing else is lost.
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

  /** How many bytes are there. */
  async offset(id: UploadId): Promise<number> {
    try {
      return (await stat(this.#path(id, 'part'))).size;
    } catch (error) {
      if (isMissing(error)) return 0;
      throw error;
    }
  }

  /** The bank's answer to an upload that was finished, for whom it did not reach. */
  async answer(id: UploadId): Promise<string | null> {
    try {
      return await readFile(this.#path(id, 'done'), 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Writes from `offset` on and returns how many bytes are there afterwards; null when `offset` is not where the file
   * ends, or another gateway is writing there. What came before a cut stays. A new connection takes the place of one that
   * hangs.
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

  /** The bytes go, the answer stays for a while. */
  async finish(id: UploadId, answer: string): Promise<void> {
    await writeFile(this.#path(id, 'done'), answer);
    await this.discard(id);
  }

  async discard(id: UploadId): Promise<void> {
    await rm(this.#path(id, 'part'), { force: true });
  }

  /** The person's oldest makes room for a new one; when all is full, what is oldest of all does. */
  async #makeRoom(owner: string): Promise<void> {
    const isOwn = (name: string) => name.startsWith(hash(owner).slice(0, 16));
    const names = await this.#names();
    // The times of all are asked for only when something has to go.
    if (names.length < MAX_IN_ALL && names.filter(isOwn).length < MAX_OF_OWNER) return;
    const all = (await this.#entries(names)).toSorted((one, other) => one.changedAt - other.changedAt);
    const own = all.filter(({ name }) => isOwn(name));
    const surplus = [
      ...own.slice(0, Math.max(0, own.length - MAX_OF_OWNER + 1)),
      ...all.slice(0, Math.max(0, all.length - MAX_IN_ALL + 1)),
    ];
    for (const { name } of surplus) await rm(join(this.#folder, name), { force: true });
  }

  /** Takes away what waited too long. */
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
