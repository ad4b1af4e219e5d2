import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, product } from './guest.ts';
import { type Product, simulationInput, type Started } from './journeySteps.ts';

let running: Product;
let guest: Guest;
beforeAll(async () => {
  running = await product();
  guest = new Guest(running.url);
  await guest.mutate<Started>(
    'startSimulation',
    {
      ...simulationInput('20000001'),
      kind: 'PER_VALUE',
      vehicle: { typeCode: 'A', year: 2027, zeroKm: true, purchaseValue: '31200000' },
    },
    'simulation { id }',
  );
});
afterAll(() => running.close());

it.each([
  ['CUP-BIENV', true, null],
  ['CUP-0KM26', false, 'MODEL_NOT_COVERED'],
  ['CUP-NO', false, 'NOT_FOUND'],
])('[CA-38] checks coupon %s: valid %s, reason %s', async (couponId, isValid, reason) => {
  const query = 'query ($couponId: ID!) { couponCheck(couponId: $couponId) { isValid reason } }';
  expect(await guest.data(query, { couponId })).toEqual({ couponCheck: { isValid, reason } });
});
