import { type TestRedis, testRedis } from '@prendarios/servers/testing/redis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBank } from '../../testing/bank.ts';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.stop());

it('banks with one store count an address together, and go on without the store', async () => {
  const settings = { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '2' };
  const [one, other] = [await testBank(settings), await testBank(settings)];
  const ask = async (bank: typeof one) => {
    const body = { idProposal: '6f0f64fc-55a5-4b24-8a49-4d4d9f3b9c11', isReturnProposal: false };
    return (await bank.post('/person/generate_code', body, { 'x-client-address': '192.0.2.1' })).status;
  };
  expect([await ask(one), await ask(other), await ask(one), await ask(other)]).toEqual([404, 404, 429, 429]);
  await redis.stop();
  expect(await ask(one)).toBe(404);
  await one.close();
  await other.close();
});
