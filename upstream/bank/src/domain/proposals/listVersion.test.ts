import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { ADMIN, SELLER, SELLER_OF_THREE, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { createProposal } from '../../testing/journey.ts';
import { command } from '../../testing/formalization.ts';
import { proposals } from '../records/tables.ts';

type Person = { sub: string; email: string };

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '60' });
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const ask = async (person: Person, known = '', query = '') =>
  bank.get(`/proposals/get_proposals${query}`, {
    ...(await identity.bearer(person)),
    ...(known !== '' && { 'if-none-match': known }),
  });

const etagOf = async (person: Person) => String((await ask(person)).headers['etag']);

describe('the list’s ETag', () => {
  it('returns 304 to a caller that sends it, until something on the page changes', async () => {
    const { proposalUuid, proposalNumber } = await createProposal(bank, '30888001');
    await bank.sql.update(proposals).set({ pointOfSale: '01022' }).where(eq(proposals.uuid, proposalUuid));
    const [one, three, all] = [await etagOf(SELLER), await etagOf(SELLER_OF_THREE), await etagOf(ADMIN)];
    const stays = async (person: Person, etag: string) => (await ask(person, etag)).status === 304;
    expect([await stays(SELLER, one), await stays(SELLER_OF_THREE, three), await stays(ADMIN, all)]).toEqual([
      true,
      true,
      true,
    ]);
    await command(bank, proposalNumber, 'advance');
    expect([await stays(SELLER, one), await stays(SELLER_OF_THREE, three), await stays(ADMIN, all)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('does not hide a query’s error', async () => {
    expect((await ask(SELLER, '*', '?lastKey=x')).status).toBe(400);
    expect((await bank.get('/proposals/get_proposals', { 'if-none-match': '*' })).status).toBe(401);
  });
});
