import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedUsers } from '../../demo/seedUsers.ts';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { SELLER, SELLER_OF_THREE, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { createProposal } from '../../testing/journey.ts';
import { proposals } from '../records/tables.ts';

let bank: TestBank;
let identity: TestIdentity;
let id = '';
let document = 30_670_100;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  await seedUsers({ sql: bank.sql, clock: { now: () => new Date('2026-11-20T15:00:00Z') } });
});
beforeEach(async () => {
  document += 1;
  id = (await createProposal(bank, String(document))).proposalUuid;
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  await bank.post(`/ext/follow-up/${id}/change`, { assigned: true }, await identity.bearer(SELLER_OF_THREE));
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const toColleague = async () =>
  (await bank.outbox())
    .filter(({ to, body }) => to === SELLER_OF_THREE.email && body.includes(id))
    .map(({ subject }) => subject);

it('a seller who cancels a colleague’s proposal is reported to that colleague', async () => {
  await bank.post(`/proposal/${id}/cancel_proposal`, {}, await identity.bearer(SELLER));
  expect(await toColleague()).toEqual([expect.stringMatching(/ canceló la propuesta \d+ · Banco Ceibo$/)]);
});

it('a seller who cancels their own proposal gets no email', async () => {
  await bank.post(`/proposal/${id}/cancel_proposal`, {}, await identity.bearer(SELLER_OF_THREE));
  expect(await toColleague()).toEqual([]);
});
