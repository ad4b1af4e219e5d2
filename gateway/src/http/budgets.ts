import { GraphQLError } from 'graphql';
import type { Redis } from 'ioredis';
import type { Settings } from '../settings.ts';

export type Budget = 'lookups' | 'logs';

const MINUTE_MS = 60_000;
/** Several people may come from one address: a branch, a family. */
const PEOPLE_PER_ADDRESS = 3;

/**
 * What one person, and one address, may ask for in a minute beside the requests themselves: questions about people by
 * number are worth guessing at (SECURITY 4). Shared by all gateways where there is a store.
 */
export class Budgets {
  readonly #limits: Readonly<Record<Budget, number>>;
  readonly #store: Redis | null;
  readonly #now: () => Date;
  readonly #spent = new Map<string, number>();
  #minute = 0;

  constructor(limits: Settings['rateLimits'], store: Redis | null, now: () => Date) {
    this.#limits = { lookups: limits.lookupsPerMinute, logs: limits.logsPerMinute };
    this.#store = store;
    this.#now = now;
  }

  async spend(budget: Budget, address: string, person: string): Promise<void> {
    const limit = this.#limits[budget];
    const minute = Math.floor(this.#now().getTime() / MINUTE_MS);
    const [byPerson, byAddress] = await Promise.all([
      this.#count(`${budget}:person:${person}`, minute),
      this.#count(`${budget}:address:${address}`, minute),
    ]);
    if (byPerson > limit || byAddress > limit * PEOPLE_PER_ADDRESS) {
      throw new GraphQLError('too many requests', { extensions: { code: 'RATE_LIMITED' } });
    }
  }

  async #count(key: string, minute: number): Promise<number> {
    if (this.#store === null) return this.#countHere(key, minute);
    const name = `budget:${key}:${minute}`;
    try {
      const answers = await this.#store.multi().incr(name).pexpire(name, MINUTE_MS).exec();
      return Number(answers?.[0]?.[1] ?? 0);
    } catch {
      // Without its store a gateway counts what comes to itself.
      return this.#countHere(key, minute);
    }
  }

  #countHere(key: string, minute: number): number {
    if (minute !== this.#minute) {
      this.#spent.clear();
      this.#minute = minute;
    }
    const spent = (this.#spent.get(key) ?? 0) + 1;
    this.#spent.set(key, spent);
    return spent;
  }
}
