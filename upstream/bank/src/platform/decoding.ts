import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { ApiError } from './http/errors.ts';

/** Queues CPU-heavy work. @throws {ApiError} 503 BUSY if the queue is too long. */
export type Decoding = (<T>(work: () => Promise<T>) => Promise<T>) & Readonly<{ waiting: () => number }>;

/** Fewer than libuv's four threads, which also read files and resolve names, and at most the number of processors. */
const AT_ONCE = Math.min(3, availableParallelism());
const WAITING = 12;
/** Together with the longest work, a PDF at its time limit, less than the lease of an Idempotency-Key. */
const WAIT_MS = 8_000;
const RETRY_AFTER_SECONDS = 5;

export const busyError = () =>
  new ApiError(
    503,
    'BUSY',
    'Estamos con mucho trabajo. Probá de nuevo en unos segundos.',
    undefined,
    RETRY_AFTER_SECONDS,
  );

export function createDecoding({ atOnce = AT_ONCE, waiting = WAITING, waitMs = WAIT_MS } = {}): Decoding {
  const limit = pLimit(atOnce);
  const inTime = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(busyError());
      }, waitMs);
      const begin = async () => {
        clearTimeout(timer);
        if (!isLate) resolve(await work());
      };
      limit(begin).catch(reject);
    });
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw busyError();
    return inTime(work);
  };
  return Object.assign(run, { waiting: () => limit.pendingCount });
}
