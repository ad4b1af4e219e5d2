import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { fuzzInput } from '../../testing/inputFuzz.ts';

const REQUESTS = 600;

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment, undefined, {
    settings: { rateLimitPerMinute: 100_000_000 },
  });
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

it('no route returns a 5xx for valid or invalid input; errors have one shape, and a rejected request writes nothing', async () => {
  const { requests, routes, statuses } = await fuzzInput(bank, identity, {
    requests: REQUESTS,
    seed: 20_261_120,
  });
  // The contract's routes and the optional ones.
  expect(routes).toBe(80 + 32);
  expect(requests).toBeGreaterThanOrEqual(REQUESTS);
  for (const status of [200, 400, 401, 403, 404, 409, 415]) expect([...statuses.keys()]).toContain(status);
});
