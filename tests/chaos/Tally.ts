import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const KINDS = ['simulation', 'proposal', 'address', 'code'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds before the next try, while an earlier try of the same key still runs. */
const IN_FLIGHT_MS = 100;

/** Resolves while it serves. */
type Target = Readonly<{ up: () => Promise<void> }>;

/** No usable answer: the connection broke, or the write is still under way. The same key is sent again. */
export class TryAgain extends Error {}

/** `fetch` says TypeError of a broken connection, SyntaxError of a cut answer, DOMException of one that took too long. */
const BREAKS = [TypeError, SyntaxError, DOMException, TryAgain];

/** What was acknowledged, by kind and document; and how it came to that. */
export class Tally<K extends string = Kind> {
  readonly acknowledged: { kind: K; document: string }[] = [];
  retries = 0;
  readonly #target: Target;
  #isOver = false;
  #waiting: { count: number; resolve: () => void }[] = [];

  constructor(target: Target) {
    this.#target = target;
  }

  /** Resolves with the acknowledgement of that number. */
  reaches(count: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.acknowledged.length >= count) resolve();
      else this.#waiting.push({ count, resolve });
    });
  }

  /** Stops all tries. */
  end(): void {
    this.#isOver = true;
  }

  /** One write under one key, until it is acknowledged. */
  async write<T>(kind: K, document: string, send: (key: string) => Promise<T>): Promise<T> {
    const key = randomUUID();
    const answer = await this.read(() => send(key));
    this.acknowledged.push({ kind, document });
    const reached = ({ count }: { count: number }) => this.acknowledged.length >= count;
    for (const { resolve } of this.#waiting.filter(reached)) resolve();
    this.#waiting = this.#waiting.filter((one) => !reached(one));
    return answer;
  }

  async read<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.#target.up();
      try {
        return await send();
      } catch (error) {
        const broken = BREAKS.some((kind) => error instanceof kind);
        if (!broken || this.#isOver) throw error;
        this.retries += 1;
        await sleep(IN_FLIGHT_MS);
      }
    }
  }
}
