import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

const KEPT_SECONDS = 24 * 60 * 60;
const MOST = 100_000;

/**
 * Remembers the keys of writes sent to a bank without idempotency keys, so that none is sent twice. Gateways share them
 * through Redis, if configured.
 */
export class SentKeys {
  readonly #store: Redis | null;
  readonly #here = new Set<string>();

  constructor(store: Redis | null) {
    this.#store = store;
  }

  /** Stores the key; returns whether it is new. */
  async isNew(key: string): Promise<boolean> {
    const name = `sent:${createHash('sha256').update(key).digest('base64url')}`;
    const isNewHere = this.#noteHere(name);
    if (this.#store === null || !isNewHere) return isNewHere;
    try {
      return (await this.#store.set(name, '1', 'EX', KEPT_SECONDS, 'NX')) === 'OK';
    } catch {
      // If Redis is down, remember per process.
      return isNewHere;
    }
  }

  #noteHere(name: string): boolean {
    if (this.#here.has(name)) return false;
    const [oldest] = this.#here;
    if (this.#here.size >= MOST && oldest !== undefined) this.#here.delete(oldest);
    this.#here.add(name);
    return true;
  }
}
