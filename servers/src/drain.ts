import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Stops a process in two steps on SIGTERM. First `/readyz` returns 503, responses close their keep-alive connections, and
 * requests are still served. Then the server closes and in-flight requests complete.
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

/**
 * Ends the process on SIGTERM with the notice, and without it on SIGINT or when its parent, `npm start`, is gone. Requests
 * still running after `drainSeconds` are cut off.
 */
export function endOnSignals(
  app: Closing,
  drain: Drain,
  { drainNoticeSeconds, drainSeconds }: Seconds,
): void {
  const end = async (noticeSeconds: number) => {
    drain.begin();
    // The exit code says that requests were cut off.
    setTimeout(() => process.exit(1), (noticeSeconds + drainSeconds) * 1000).unref();
    await sleep(noticeSeconds * 1000);
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end(drainNoticeSeconds));
  process.once('SIGINT', () => void end(0));
  process.once('disconnect', () => void end(0));
}
