import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

const KEPT_SECONDS = 24 * 60 * 60;
const MOST = 100_000;

/**
 * Keys of writes that went to a bank which does not know a write again by its key: what was sent once is not sent again.
 * Shared by all gateways where there is a store.
 */
export class SentKeys {
  readonly #store: Redis | null;
  readonly #here = new Set<string>();

  constructor(store: Redis | null) {
    this.#store = store;
  }

  /** Notes the key; false when it was there. */
  async isNew(key: string): Promise<boolean> {
    const name = `sent:${createHash('sha256').update(key).digest('base64url')}`;
    const isNewHere = this.#noteHere(name);
    if (this.#store === null || !isNewHere) return isNewHere;
    try {
      return (await this.#store.set(name, '1', 'EX', KEPT_SECONDS, 'NX')) === 'OK';
    } catch {
      // Without its store a gateway knows what it sent itself.
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
