import type { Bank } from './domain/bank.ts';
import { deleteExpiredPhotos } from './domain/biometry/retention.ts';
import { expireProposals } from './domain/lifecycle/expiry.ts';
import { deleteExpired } from './domain/lifecycle/retention.ts';
import type { Channel, Sender } from './platform/delivery/queue.ts';
import { deliveryWorker } from './platform/delivery/worker.ts';
import { outboxQueue } from './platform/messages/outboxQueue.ts';
import type { BankApp } from './platform/platform.ts';

const HOUR_MS = 60 * 60_000;
/** Milliseconds between checks of the message queue. */
const DELIVERY_MS = 2000;

/** Runs a task now and again `everyMs` after each run ends; `stop` waits for a run in progress. */
function repeatedly(task: () => Promise<unknown>, everyMs: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async (): Promise<void> => {
    await task().catch(onError);
    if (!stopped) timer = setTimeout(() => (running = turn()), everyMs);
  };
  let running = turn();
  return async (): Promise<void> => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Runs background jobs while the bank listens: sends messages, deletes expired data and ends expired proposals. */
export function installBackground(
  app: BankApp,
  bank: Bank,
  senders: Readonly<Record<Channel, Sender>>,
): void {
  const onError = (error: unknown) =>
    app.log.error({ errorName: error instanceof Error ? error.name : 'unknown' }, 'background task failed');
  const worker = deliveryWorker({
    queue: outboxQueue(bank.sql, { clock: bank.clock, keepContent: bank.settings.profile === 'demo' }),
    senders,
    clock: bank.clock,
    onError,
    onEnd: (channel, result) => {
      if (result === 'gave-up') app.log.error({ channel }, 'message given up');
    },
  });
  let stopPhotos = async () => {};
  let stopSweep = async () => {};
  let stopExpiry = async () => {};
  app.addHook('onListen', async () => {
    worker.start(DELIVERY_MS);
    stopPhotos = repeatedly(() => deleteExpiredPhotos(bank), HOUR_MS, onError);
    stopSweep = repeatedly(() => deleteExpired(bank), HOUR_MS, onError);
    stopExpiry = repeatedly(() => expireProposals(bank), HOUR_MS, onError);
  });
  // Before onClose, which closes the database.
  app.addHook('preClose', async () => {
    await worker.stop();
    await stopPhotos();
    await stopSweep();
    await stopExpiry();
  });
}
