import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The end of a process in two steps (SIGTERM). First /readyz says no, so that a balancer stops sending, and every answer
 * closes its keep-alive connection, and requests are still served. Then the server closes and finishes running requests.
 */
export class Drain {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  begin(): void {
    this.#isDraining = true;
  }

  install(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (this.#isDraining) void reply.header('connection', 'close');
      done(null, payload);
    });
  }
}

type Seconds = Readonly<{ drainNoticeSeconds: number; drainSeconds: number }>;
type Closing = Readonly<{ close: () => PromiseLike<unknown> }>;

/** Ends this process on SIGTERM with the notice, and on SIGINT without. What is under way after `drainSeconds` is cut off. */
export function endOnSignals(
  app: Closing,
  drain: Drain,
  { drainNoticeSeconds, drainSeconds }: Seconds,
): void {
  const end = async (noticeSeconds: number) => {
    drain.begin();
    // The exit code says that something was cut off.
    setTimeout(() => process.exit(1), (noticeSeconds + drainSeconds) * 1000).unref();
    await sleep(noticeSeconds * 1000);
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end(drainNoticeSeconds));
  process.once('SIGINT', () => void end(0));
}
