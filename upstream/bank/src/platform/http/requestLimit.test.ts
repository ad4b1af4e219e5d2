import { type TestRedis, testRedis } from '@prendarios/servers/testing/redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposalAnswer } from '../../domain/api/proposal.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { simulate, postProposal, simulation } from '../../testing/journey.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.stop());

const LOOKUP = { idProposal: '6f0f64fc-55a5-4b24-8a49-4d4d9f3b9c11', isReturnProposal: false };
/** Sends a limited request from a browser at an address; returns the status. */
const ask = async (bank: TestBank, subject: string, address = '192.0.2.1') => {
  const headers = { 'x-subject': subject, 'x-client-address': address };
  return (await bank.post('/person/generate_code', LOOKUP, headers)).status;
};
/** Returns the number of successive requests before the first 429. */
async function answered(bank: TestBank, subjectOf: (at: number) => string): Promise<number> {
  for (let at = 0; at < 100; at += 1) if ((await ask(bank, subjectOf(at))) === 429) return at;
  return Number.POSITIVE_INFINITY;
}

describe('the request limit', () => {
  it('is separate for each guest who takes part in a proposal, whatever others at their IP address do', async () => {
    const bank = await testBank({}, undefined, { settings: { rateLimitPerMinute: 2 } });
    const holders = { 'guest:one': '30500601', 'guest:other': '30500602' };
    for (const [subject, document] of Object.entries(holders)) {
      const { uuid } = await simulate(bank, simulation(document));
      readAnswer(await postProposal(bank, uuid, {}, '', { 'x-subject': subject }), proposalAnswer);
    }
    expect(await answered(bank, (at) => `guest:made-up-${at}`)).toBe(6);
    expect(await answered(bank, () => 'guest:one')).toBe(2);
    expect(await answered(bank, () => 'guest:other')).toBe(2);
    expect(await ask(bank, 'guest:made-up', '198.51.100.1')).toBe(404);
    await bank.close();
  });
});

it('banks that share a store count an IP address together, and continue without the store', async () => {
  const start = () => testBank({ REDIS_URL: redis.url }, undefined, { settings: { rateLimitPerMinute: 2 } });
  const [one, other] = [await start(), await start()];
  const statuses = [];
  for (const bank of [one, other, one, other, one, other, one, other]) statuses.push(await ask(bank, ''));
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  await redis.stop();
  expect(await ask(one, '')).toBe(404);
  await one.close();
  await other.close();
});
