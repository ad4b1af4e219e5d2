import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, serverDatabase } from './platform/database/database.ts';
import { outbox } from './platform/messages/outboxTable.ts';
import { deliveryWorker } from './platform/delivery/worker.ts';
import { insertMessage } from './platform/messages/outbox.ts';
import { outboxQueue } from './platform/messages/outboxQueue.ts';
import { proposalAnswer } from './domain/api/proposal.ts';
import { getProposalsAnswer } from './domain/api/proposals.ts';
import { revocationAnswer } from './domain/api/revocation.ts';
import { setSimulationAnswer } from './domain/api/simulation.ts';
import { readAnswer, readError, type TestBank, testBank } from './testing/bank.ts';
import { SELLER, type TestIdentity, testIdentity } from './testing/identity.ts';
import {
  confirm,
  simulate,
  latestCode,
  postProposal,
  createProposal,
  proposalNow,
  seller,
  simulation,
  throughDocuments,
  throughInsurance,
  throughOwner,
  validate,
} from './testing/journey.ts';
import { emptyDatabase } from './testing/serverDatabases.ts';

let identity: TestIdentity;
let databases: Database[];
let banks: [TestBank, TestBank];

/** Starts two banks simultaneously on an empty database. */
beforeAll(async () => {
  identity = await testIdentity();
  const url = await emptyDatabase();
  databases = await Promise.all([serverDatabase(url), serverDatabase(url)]);
  const [one, two] = await Promise.all(
    databases.map((database) => testBank({ ...identity.environment, DEMO_PROPOSALS: '60' }, database)),
  );
  if (!one || !two) throw new Error('two banks were to start');
  banks = [one, two];
});
afterAll(async () => {
  for (const bank of banks) await bank.close();
  await identity.close();
});

/** Makes the same call many times in parallel, alternating between the two banks. */
const together = <T>(count: number, call: (bank: TestBank) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(banks[at % 2 === 0 ? 0 : 1])));

const counted = z.object({ rows: z.tuple([z.object({ n: z.number() })]) });

const count = async (where: SQL) =>
  counted.parse(await banks[0].sql.execute(sql`select count(*)::int as n from ${where}`)).rows[0].n;

describe('two banks on one PostgreSQL', () => {
  it('migrate and seed once when they start together', async () => {
    const twice = sql`(select from drizzle.__drizzle_migrations group by hash having count(*) > 1) as twice`;
    expect(await count(twice)).toBe(0);
    expect(await count(sql`points_of_sale`)).toBe(14);
    expect(await count(sql`proposals where document like '6%'`)).toBe(60);
    expect(await count(sql`seed_versions where name = 'demo-proposals'`)).toBe(1);
  });

  it('[CA-43] create one proposal when one simulation is submitted many times', async () => {
    const { uuid } = await simulate(banks[0], simulation('30900901'));
    const answers = await together(12, (bank) => postProposal(bank, uuid));
    const numbers = answers.map((answer) => readAnswer(answer, proposalAnswer).proposalNumber);
    expect(new Set(numbers).size).toBe(1);
  });

  it('[CA-43] leave one open proposal when one person submits many simulations', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => simulate(banks[0], simulation('30900902'))),
    );
    const answers = await Promise.all(
      made.map(({ uuid }, at) => postProposal(banks[at % 2 === 0 ? 0 : 1], uuid)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(readError(answer).code).toBe('OPEN_PROPOSAL_EXISTS');
    }
    expect(await count(sql`proposals where document = '30900902' and flow_status = 'A'`)).toBe(1);
  });

  it('[CA-47] confirm once, and return the same response to every caller', async () => {
    const { proposalUuid: id } = await createProposal(banks[0], '30900903');
    await throughOwner(banks[0], id);
    await throughInsurance(banks[1], id);
    await banks[0].post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
    await throughDocuments(banks[0], id);
    const answers = await together(10, (bank) => confirm(bank, id));
    const bodies = answers.map((answer) => JSON.stringify(readAnswer(answer, proposalAnswer)));
    expect(new Set(bodies).size).toBe(1);
    expect((await proposalNow(banks[1], id)).phase).toBe('BIOMETRIA');
  });

  it('[CA-16] count every parallel guess at a code', async () => {
    const { proposalUuid: id } = await createProposal(banks[0], '30900904');
    const code = await latestCode(banks[0], id, true);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await together(20, (bank) => validate(bank, id, wrong, true));
    const codes = guesses.map((answer) => readError(answer).code);
    expect(codes.filter((one) => one === 'CODE_INVALID')).toHaveLength(4);
    expect(codes.filter((one) => one === 'CODE_BURNT')).toHaveLength(16);
    expect(readError(await validate(banks[1], id, code, true)).code).toBe('CODE_BURNT');
  });

  it('[CA-16] accept a correct code only once when it is entered many times', async () => {
    const { proposalUuid: id } = await createProposal(banks[0], '30900905');
    const code = await latestCode(banks[0], id, true);
    const answers = await together(10, (bank) => validate(bank, id, code, true));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('perform one write for an idempotency key sent to both fifty times', async () => {
    const body = simulation('30900906');
    const answers = await together(50, (bank) =>
      bank.post('/simulation/set_simulation', body, { 'idempotency-key': 'both' }),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map((answer) => readAnswer(answer, setSimulationAnswer).uuid)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
    expect(await count(sql`simulations where document = '30900906'`)).toBe(1);
  });

  it('return one receipt for one revocation request', async () => {
    const body = { document: '30777123', gender: 'F', contact: 'juana@correo.com' };
    const answers = await together(12, (bank) => bank.post('/ext/revocations', body));
    const numbers = answers.map((answer) => readAnswer(answer, revocationAnswer).number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('[CA-81] show every row once to a caller who pages through the list while rows are added', async () => {
    await banks[0].sql.execute(sql`update proposals set point_of_sale = '01010' where document like '6%'`);
    const headers = await identity.bearer(SELLER);
    const seen: (number | null)[] = [];
    let lastKey: string | null = '';
    for (let at = 0; lastKey !== null; at += 1) {
      const key: string = lastKey === '' ? '' : `?lastKey=${lastKey}`;
      const page = readAnswer(
        await banks[0].get(`/proposals/get_proposals${key}`, headers),
        getProposalsAnswer,
      );
      seen.push(...page.items.map(({ proposalNumber }) => proposalNumber));
      lastKey = page.lastKey;
      const { proposalUuid } = await createProposal(banks[1], String(30_900_910 + at));
      await banks[1].sql.execute(
        sql`update proposals set point_of_sale = '01010' where uuid = ${proposalUuid}`,
      );
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('deliver each message once, and a dead worker’s messages after their lease expires', async () => {
    await banks[0].sql.delete(outbox);
    const start = new Date('2026-11-20T15:00:00Z');
    let now = start;
    const clock = { now: () => now };
    const MESSAGES = 120;
    for (let at = 0; at < MESSAGES; at += 1) {
      const queued = { channel: 'SMS', to: String(at), body: 'Hola', proposalUuid: randomUUID() } as const;
      await insertMessage(banks[0].sql, { ...queued, purpose: 'STAGE' }, now);
    }
    const sent: string[] = [];
    const senderOf = (bank: TestBank, send: (to: string) => Promise<void>) =>
      deliveryWorker({
        queue: outboxQueue(bank.sql, { clock, keepContent: true }),
        senders: { SMS: ({ to }) => send(to), EMAIL: ({ to }) => send(to) },
        clock,
        onError: (error) => {
          throw error;
        },
      });
    const deliver = async (to: string) => void sent.push(to);
    // Crashes with a claimed batch, whose messages are never marked.
    const dead = outboxQueue(banks[1].sql, { clock, keepContent: true });
    const workers = [banks[0], banks[1], banks[0], banks[1]].map((bank) => senderOf(bank, deliver));
    const lease = new Date(start.getTime() + 600_000);
    // Runs with only one other call, so that even a busy machine leaves messages for it.
    const [lost] = await Promise.all([
      dead.claim({ limit: 20, now, leaseUntil: lease }),
      workers[0]?.runOnce(),
    ]);
    for (let round = 0; round < 4; round += 1) await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(lost).toHaveLength(20);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(MESSAGES - 20);
    now = new Date(lease.getTime() - 1);
    for (const worker of workers) expect(await worker.runOnce()).toBe(0);
    now = lease;
    await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(sent).toHaveLength(MESSAGES);
    expect(new Set(sent).size).toBe(MESSAGES);
  });
});
