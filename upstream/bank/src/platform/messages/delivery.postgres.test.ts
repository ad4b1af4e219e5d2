import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from './outboxTable.ts';
import { PermanentFailure, type PendingMessage } from '../delivery/queue.ts';
import { deliveryWorker, MAX_ATTEMPTS } from '../delivery/worker.ts';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { latestCode, createProposal } from '../../testing/journey.ts';
import { insertMessage } from './outbox.ts';
import { outboxQueue } from './outboxQueue.ts';

const start = new Date('2026-11-20T15:00:00Z');
let now = start;
const clock = { now: () => now };
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(async () => {
  now = start;
  await bank.sql.delete(outbox);
});
afterAll(() => bank.close());

const queue = (to: string) =>
  insertMessage(
    bank.sql,
    {
      channel: 'SMS',
      to,
      body: `Hola ${to}`,
      code: '123456',
      proposalUuid: crypto.randomUUID(),
      purpose: 'STAGE',
    },
    now,
  );
const worker = (send: (message: PendingMessage) => Promise<void>, keepContent = true) =>
  deliveryWorker({
    queue: outboxQueue(bank.sql, { clock, keepContent }),
    senders: { SMS: send, EMAIL: send },
    clock,
    random: () => 1,
    onError: (error) => {
      throw error;
    },
  });
const rows = () => bank.sql.select().from(outbox).orderBy(outbox.position);

describe('the outbox table', () => {
  it('is delivered in order, each message once', async () => {
    for (const to of ['a', 'b', 'c']) await queue(to);
    const sent: string[] = [];
    const own = worker(async ({ to }) => void sent.push(to));
    expect(await own.runOnce()).toBe(3);
    expect(await own.runOnce()).toBe(0);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([start, start, start]);
  });

  it('gives a message to only one of two workers', async () => {
    for (let at = 0; at < 30; at += 1) await queue(String(at));
    const sent: string[] = [];
    const both = [worker(async ({ to }) => void sent.push(to)), worker(async ({ to }) => void sent.push(to))];
    await Promise.all(both.map((one) => one.runOnce()));
    expect(sent.length).toBe(30);
    expect(new Set(sent).size).toBe(30);
  });

  it('retries a failed message later with the same id, and gives up eventually', async () => {
    await queue('a');
    const ids: string[] = [];
    const failing = worker(async ({ id }) => {
      ids.push(id);
      throw Object.assign(new Error('secret 123456'), { code: 'ECONNREFUSED' });
    });
    for (let at = 0; at < MAX_ATTEMPTS + 2; at += 1) {
      await failing.runOnce();
      now = new Date(now.getTime() + 60 * 60_000);
    }
    expect(ids).toHaveLength(MAX_ATTEMPTS);
    expect(new Set(ids).size).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: MAX_ATTEMPTS, lastReason: 'Error ECONNREFUSED', sentAt: null });
    expect(row?.gaveUpAt).not.toBeNull();
  });

  it('waits before the next attempt, and gives up on a rejected message at once', async () => {
    await queue('a');
    let tries = 0;
    const failing = worker(async () => {
      tries += 1;
      throw new Error('down');
    });
    await failing.runOnce();
    await failing.runOnce();
    expect(tries).toBe(1);
    now = new Date(start.getTime() + 5_000);
    await worker(async () => {
      throw new PermanentFailure('refused');
    }).runOnce();
    expect((await rows())[0]?.gaveUpAt).toEqual(now);
  });

  it('is claimed again after a dead worker’s lease expires', async () => {
    await queue('a');
    const claim = { limit: 5, now, leaseUntil: new Date(now.getTime() + 60_000) };
    const queueOf = outboxQueue(bank.sql, { clock, keepContent: true });
    expect(await queueOf.claim(claim)).toHaveLength(1);
    expect(await queueOf.claim(claim)).toHaveLength(0);
    now = claim.leaseUntil;
    expect(await queueOf.claim({ ...claim, now })).toHaveLength(1);
  });

  it('erases codes and texts after delivery, except in the demo', async () => {
    await queue('a');
    await worker(async () => {}, false).runOnce();
    expect((await rows())[0]).toMatchObject({ body: '', code: null });
    await bank.sql.delete(outbox);
    await queue('b');
    await worker(async () => {}).runOnce();
    expect((await rows())[0]).toMatchObject({ body: 'Hola b', code: '123456' });
  });
});

describe('a bank that listens', () => {
  it('delivers messages in the background, and shows them on the outbox page', async () => {
    const own = await testBank();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { proposalUuid } = await createProposal(own, '30907001');
    const code = await latestCode(own, proposalUuid, true);
    const delivered = async () => {
      const [row] = await own.sql.select().from(outbox).where(eq(outbox.code, code));
      return row?.sentAt ?? null;
    };
    await expect.poll(delivered, { timeout: 10_000 }).not.toBeNull();
    expect((await own.outbox())[0]?.code).toBe(code);
    await own.close();
  });
});
