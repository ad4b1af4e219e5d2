/** Answers that are the same for everybody, kept for a while. Never anything of a person. */
export class CatalogueCache {
  readonly #entries = new Map<string, { until: number; value: Promise<unknown> }>();
  readonly #now: () => number;
  readonly #limit: number;

  constructor(now: () => number = () => performance.now(), limit = 5000) {
    this.#now = now;
    this.#limit = limit;
  }

  /** The kept answer, or a new one: concurrent askers share one load, and a failed load is not kept. */
  get<T>(key: string, ttlMs: number, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    // What is stored under a key came from the same call, so it has that call's type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known && known.until > this.#now()) return known.value as Promise<T>;
    const value = load();
    const entry = { until: this.#now() + ttlMs, value };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }
}
