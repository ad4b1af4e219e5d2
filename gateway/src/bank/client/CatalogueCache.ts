import { LRUCache } from 'lru-cache';

/**
 * Caches public responses, or a user's figures; never personal data. Evicts the least recently used entry, so that
 * invented keys do not displace the ones in use.
 */
export class CatalogueCache {
  readonly #entries: LRUCache<string, Promise<unknown>>;

  constructor(now: () => number = () => performance.now(), limit = 5000) {
    this.#entries = new LRUCache({ max: limit, ttlResolution: 0, perf: { now } });
  }

  /**
   * Returns the cached response, or loads one and caches it for `ttlMs` milliseconds. Concurrent callers share a load.
   * Failed loads are not cached.
   */
  get<T>(key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    // The key identifies the call, so the stored value has its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known !== undefined) return known as Promise<T>;
    const value = load();
    this.#entries.set(key, value, { ttl: ttlMs });
    value.catch(() => {
      if (this.#entries.peek(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
