import type { Clock } from '../clock.ts';
import {
  type Channel,
  type DeliveryQueue,
  type DeliveryResult,
  PermanentFailure,
  type PendingMessage,
  type Sender,
} from './queue.ts';

export const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 15 * 60_000;
const BATCH = 20;
/** Longer than a batch takes if every message reaches its time limit. */
const LEASE_MS = 10 * 60_000;

/**
 * Returns the wait in milliseconds after the nth failed attempt: exponential, with jitter between half and all of it,
 * so that messages that failed together are not retried together. `random` is in [0, 1).
 */
export function retryDelay(failedTries: number, random: number): number {
  const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failedTries - 1));
  return Math.round(full * (0.5 + random / 2));
}

type WorkerParts = {
  queue: DeliveryQueue;
  senders: Readonly<Record<Channel, Sender>>;
  clock: Clock;
  random?: () => number;
  /** Receives errors of the queue; errors of a sender are stored with the message. */
  onError: (error: unknown) => void;
  onEnd?: (channel: Channel, result: DeliveryResult) => void;
};

export type DeliveryWorker = {
  /** Delivers one batch of due messages; returns the number claimed. */
  runOnce: () => Promise<number>;
  start: (everyMs: number) => void;
  /** Resolves after the running batch. */
  stop: () => Promise<void>;
};

/** Returns only the kind of failure, because people who may not read the message may read the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

/**
 * Delivers the outbox at least once: a message is marked only after it was handed over, so after a crash in between it
 * is sent again with the same dedupe key.
 */
export function deliveryWorker(parts: WorkerParts): DeliveryWorker {
  const { queue, senders, clock, random = Math.random, onError, onEnd } = parts;

  async function deliver(message: PendingMessage): Promise<void> {
    try {
      await senders[message.channel](message);
    } catch (error) {
      const failedTries = message.attempts + 1;
      const isOver = error instanceof PermanentFailure || failedTries >= MAX_ATTEMPTS;
      const retryAt = new Date(clock.now().getTime() + retryDelay(failedTries, random()));
      await queue.markFailed(message.id, { retryAt: isOver ? null : retryAt, reason: reasonOf(error) });
      onEnd?.(message.channel, isOver ? 'gave-up' : 'failed');
      return;
    }
    await queue.markSent(message.id, clock.now());
    onEnd?.(message.channel, 'sent');
  }

  async function runOnce(): Promise<number> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const messages = await queue.claim({ limit: BATCH, now, leaseUntil });
    for (const message of messages) await deliver(message);
    return messages.length;
  }

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopping = new AbortController();

  async function runUntilEmpty(signal: AbortSignal): Promise<void> {
    try {
      let claimed = BATCH;
      while (!signal.aborted && claimed === BATCH) claimed = await runOnce();
    } catch (error) {
      onError(error);
    }
  }

  function start(everyMs: number): void {
    stopping = new AbortController();
    const { signal } = stopping;
    const turn = async (): Promise<void> => {
      running = runUntilEmpty(signal);
      await running;
      if (!signal.aborted) timer = setTimeout(() => void turn(), everyMs);
    };
    void turn();
  }

  async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(timer);
    await running;
  }

  return { runOnce, start, stop };
}
