import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const KINDS = ['simulation', 'proposal', 'address', 'code'] as const;
export type Kind = (typeof KINDS)[number];

/** Milliseconds between retries, so that an in-flight attempt with the same key can finish. */
const IN_FLIGHT_MS = 100;

/** `up` resolves once the target is serving. */
type Target = Readonly<{ up: () => Promise<void> }>;

/** No usable answer: the connection broke or the write is still in flight. The caller retries with the same key. */
export class TryAgain extends Error {}

/** `fetch` throws TypeError for a broken connection, SyntaxError for truncated JSON, DOMException for a timeout. */
const BREAKS = [TypeError, SyntaxError, DOMException, TryAgain];

/** Retries writes and records the acknowledged ones by kind and document number. */
export class Tally<K extends string = Kind> {
  readonly acknowledged: { kind: K; document: string }[] = [];
  retries = 0;
  readonly #target: Target;
  #isOver = false;
  #waiting: { count: number; resolve: () => void }[] = [];

  constructor(target: Target) {
    this.#target = target;
  }

  /** Resolves once `count` writes have been acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.acknowledged.length >= count) resolve();
      else this.#waiting.push({ count, resolve });
    });
  }

  /** Stops all retries. */
  end(): void {
    this.#isOver = true;
  }

  /** Retries a write with one idempotency key until it is acknowledged. */
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
