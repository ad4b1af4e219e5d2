import pLimit from 'p-limit';
import { ApiError } from './http/errors.ts';

/** Runs CPU-heavy work when its turn comes. @throws {ApiError} 503 BUSY when too much work is waiting. */
export type Decoding = (<T>(work: () => Promise<T>) => Promise<T>) & Readonly<{ waiting: () => number }>;

/**
 * As many at once as libuv has threads. Even if each takes its longest (a PDF that uses up its time limit), the last
 * one that may wait is answered within the lease of its Idempotency-Key.
 */
const AT_ONCE = 4;
const WAITING = 12;
const RETRY_AFTER_SECONDS = 5;

export function decoding({ atOnce = AT_ONCE, waiting = WAITING } = {}): Decoding {
  const limit = pLimit(atOnce);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) {
      const message = 'Estamos recibiendo muchos archivos. Probá de nuevo en unos segundos.';
      throw new ApiError(503, 'BUSY', message, undefined, RETRY_AFTER_SECONDS);
    }
    return limit(work);
  };
  return Object.assign(run, { waiting: () => limit.pendingCount });
}
