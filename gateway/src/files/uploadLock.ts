import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';

/** A lock expires after this time without a byte: its gateway was killed, or its connection hangs. */
export const STALE_MS = 10_000;
const TOUCHED_EVERY_MS = 1000;

/** A lock file per upload, so that gateways that share a directory take turns. */
export class UploadLock {
  readonly #path: string;
  readonly #token: string;
  #touchedAt = Date.now();

  private constructor(path: string, token: string) {
    this.#path = path;
    this.#token = token;
  }

  /** Null while another gateway holds it. */
  static async take(path: string): Promise<UploadLock | null> {
    const facts = await stat(path).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > STALE_MS) await rm(path, { force: true });
    const token = randomUUID();
    try {
      const file = await open(path, 'wx');
      await file.writeFile(token);
      await file.close();
      return new UploadLock(path, token);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
      throw error;
    }
  }

  /** Called before each write; false if the lock was taken over as stale. */
  async isHeld(): Promise<boolean> {
    if ((await readFile(this.#path, 'utf8').catch(() => '')) !== this.#token) return false;
    if (Date.now() - this.#touchedAt > TOUCHED_EVERY_MS) {
      const now = new Date();
      this.#touchedAt = now.getTime();
      await utimes(this.#path, now, now).catch(() => undefined);
    }
    return true;
  }

  async release(): Promise<void> {
    if (await this.isHeld()) await rm(this.#path, { force: true });
  }
}
