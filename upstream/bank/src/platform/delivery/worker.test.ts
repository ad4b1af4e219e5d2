import { describe, expect, it } from 'vitest';
import { demoSender } from './demoSender.ts';
import { PermanentFailure, type Sender } from './queue.ts';
import { message, TestQueue } from '../../testing/testQueue.ts';
import { type DeliveryWorker, deliveryWorker, MAX_ATTEMPTS, retryDelay } from './worker.ts';

const START = Date.parse('2026-11-20T15:00:00Z');
const LEASE_MS = 10 * 60_000;

type Bench = { worker: DeliveryWorker; queue: TestQueue; errors: unknown[]; wait: (ms: number) => void };

function bench(queue: TestQueue, send: Sender): Bench {
  let now = START;
  const errors: unknown[] = [];
  const worker = deliveryWorker({
    queue,
    senders: { EMAIL: send, SMS: send },
    clock: { now: () => new Date(now) },
    random: () => 1,
    onError: (error) => errors.push(error),
  });
  return { worker, queue, errors, wait: (ms) => void (now += ms) };
}

const failing =
  (error: Error): Sender =>
  async () => {
    throw error;
  };

describe('the delivery worker', () => {
  it('sends each message once and marks it as sent', async () => {
    const sent: string[] = [];
    const { worker, queue } = bench(new TestQueue([message('a'), message('b')]), async ({ id }) => {
      sent.push(id);
    });
    expect(await worker.runOnce()).toBe(2);
    expect(await worker.runOnce()).toBe(0);
    expect(sent).toEqual(['a', 'b']);
    expect(queue.row('a').sentAt).toEqual(new Date(START));
  });

  it('sends again with the same dedupe key if killed between sending and marking', async () => {
    const sent: string[] = [];
    const queue = new TestQueue([message('a')]);
    const first = bench(queue, async ({ id }) => void sent.push(id));
    queue.crashOnMark = true;
    await expect(first.worker.runOnce()).rejects.toThrow('killed');
    expect(queue.row('a').sentAt).toBeNull();
    queue.crashOnMark = false;
    const second = bench(queue, async ({ id }) => void sent.push(id));
    expect(await second.worker.runOnce()).toBe(0);
    second.wait(LEASE_MS);
    expect(await second.worker.runOnce()).toBe(1);
    expect(sent).toEqual(['a', 'a']);
    expect(queue.row('a').sentAt).not.toBeNull();
  });

  it('retries with increasing delays, and gives up after the last attempt', async () => {
    const { worker, queue, wait } = bench(new TestQueue([message('a')]), failing(new Error('no route')));
    for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
      expect(await worker.runOnce()).toBe(1);
      wait(retryDelay(tries, 1) - 1);
      expect(await worker.runOnce()).toBe(0);
      wait(1);
    }
    expect(queue.row('a').gaveUp).toBe(false);
    await worker.runOnce();
    expect(queue.row('a')).toMatchObject({ gaveUp: true, attempts: MAX_ATTEMPTS, sentAt: null });
  });

  it('gives up on a permanently rejected message at once, and keeps none of its text', async () => {
    const refused = new PermanentFailure(`550 ana@example.com does not exist`);
    const { worker, queue } = bench(new TestQueue([message('a')]), failing(refused));
    await worker.runOnce();
    expect(queue.row('a')).toMatchObject({ gaveUp: true, reasons: ['PermanentFailure'] });
  });

  it('continues with the next message after a failure', async () => {
    const sent: string[] = [];
    const { worker, queue } = bench(new TestQueue([message('a'), message('b')]), async ({ id }) => {
      if (id === 'a') throw new Error('no route');
      sent.push(id);
    });
    await worker.runOnce();
    expect(sent).toEqual(['b']);
    expect(queue.row('a').attempts).toBe(1);
  });

  it('never gives a leased message to another worker', async () => {
    const sent: string[] = [];
    const queue = new TestQueue(Array.from({ length: 50 }, (_, at) => message(String(at))));
    const workers = [1, 2, 3].map(() => bench(queue, async ({ id }) => void sent.push(id)).worker);
    await Promise.all(workers.map(async (worker) => worker.runOnce()));
    expect(sent).toHaveLength(50);
    expect(new Set(sent).size).toBe(50);
  });

  it('empties the queue batch after batch, and stops', async () => {
    const queue = new TestQueue(Array.from({ length: 45 }, (_, at) => message(String(at))));
    const { promise, resolve } = Promise.withResolvers<void>();
    const { worker } = bench(queue, async ({ id }) => {
      if (id === '44') resolve();
    });
    worker.start(60_000);
    await promise;
    await worker.stop();
    expect(queue.rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('reports queue errors, and continues', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const queue = new TestQueue([]);
    queue.claim = async () => {
      throw new Error('database gone');
    };
    const worker = deliveryWorker({
      queue,
      senders: { EMAIL: demoSender, SMS: demoSender },
      clock: { now: () => new Date(START) },
      onError: resolve,
    });
    worker.start(60_000);
    expect(await promise).toMatchObject({ message: 'database gone' });
    await worker.stop();
  });

  it('in the demo leaves the message for the outbox page', async () => {
    const { worker, queue } = bench(new TestQueue([message('a')]), demoSender);
    await worker.runOnce();
    expect(queue.row('a')).toMatchObject({ body: message('a').body, sentAt: new Date(START) });
  });
});

describe('the wait before a retry', () => {
  it.each([
    [1, 0, 2_500],
    [1, 1, 5_000],
    [4, 1, 40_000],
    [30, 1, 900_000],
  ])('after %i failed attempts, with random value %f, is %i ms', (tries, random, ms) => {
    expect(retryDelay(tries, random)).toBe(ms);
  });
});
