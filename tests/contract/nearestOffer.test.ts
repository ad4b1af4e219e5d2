import { afterAll, beforeAll, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { type SampleBank, sampleBank } from './sampleBank.ts';
import { SIMULATION } from './samples.ts';

let gateway: Running;
let sample: SampleBank;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  sample = await sampleBank();
  const guest = GuestCapability.fresh();
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  cookie = `guest=${await new GuestCookies(gateway.settings.cookieSecrets).seal(guest)}`;
});
afterAll(() => gateway.close());

const found = { purchaseValue: 1_429_000, financedAmount: 1_000_000 };

it.each([
  [
    'the bank’s response after a rejection',
    { status: 'REJECTED', nearest: found },
    { vehicleValue: { amount: '1429000.00' }, amount: { amount: '1000000.00' } },
  ],
  ['null from a bank that does not search', { status: 'REJECTED', nearest: null }, null],
  ['null after an approval', { status: 'APPROVED', nearest: found }, null],
])('[CA-04] the nearest offer is %s', async (_what, answered, expected) => {
  gateway.bank.script = sample(undefined, { get_status: answered });
  const query = '{ currentSimulation { nearestOffer { vehicleValue { amount } amount { amount } } } }';
  const answer = await gateway.graphql({ query }, { cookie });
  expect(answer.json()).toEqual({ data: { currentSimulation: { nearestOffer: expected } } });
});
