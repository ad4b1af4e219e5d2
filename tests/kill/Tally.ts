import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Killable } from './Killable.ts';

const KINDS = ['simulation', 'proposal', 'address', 'code'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds before the next try, while an earlier try of the same key still runs. */
const IN_FLIGHT_MS = 100;

/** No usable answer: the connection broke, or the write is still under way. The same key is sent again. */
export class TryAgain extends Error {}

/** What was acknowledged, by kind and document; and how it came to that. */
export class Tally {
  readonly acknowledged: { kind: Kind; document: string }[] = [];
  retries = 0;
  readonly #target: Killable;
  #isOver = false;
  #waiting: { count: number; resolve: () => void }[] = [];

  constructor(target: Killable) {
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
  async write<T>(kind: Kind, document: string, send: (key: string) => Promise<T>): Promise<T> {
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
        // `fetch` says TypeError of a connection that broke, and SyntaxError of an answer that was cut.
        const broken =
          error instanceof TypeError || error instanceof SyntaxError || error instanceof TryAgain;
        if (!broken || this.#isOver) throw error;
        this.retries += 1;
        await sleep(IN_FLIGHT_MS);
      }
    }
  }
}
