import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { createProposal } from '../../testing/journey.ts';
import { contactAnswer, outreachAnswer } from '../api/outreach.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { idempotencyKeys } from '../../platform/http/idempotencyTable.ts';
import { staffActs } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';

let bank: TestBank;
let identity: TestIdentity;
let id = '';
let document = 30_620_100;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
beforeEach(async () => {
  document += 1;
  bank.setTime('2026-11-20T15:00:00Z');
  id = (await createProposal(bank, String(document))).proposalUuid;
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

type Person = Parameters<TestIdentity['bearer']>[0];
/** Expiry of the tokens, later than any time of these tests. */
const exp = Date.parse('2026-11-25T15:00:00Z') / 1000;
const bearer = (person: Person) => identity.bearer(person, { claims: { exp } });
const reveal = async (person: Person, headers: Record<string, string> = {}) =>
  bank.post(`/ext/outreach/${id}/contact`, {}, { ...(await bearer(person)), ...headers });
const records = () => bank.sql.select().from(staffActs).where(eq(staffActs.proposalUuid, id));

describe("the applicant's contact", () => {
  it('is shown to a seller at the point of sale, and the access is recorded with user and time', async () => {
    expect(readAnswer(await reveal(SELLER), contactAnswer)).toEqual({
      firstName: 'Juana',
      cellPhone: { areaCode: '11', number: '45556677' },
      email: 'juana@correo.com',
      seenAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await records()).toMatchObject([
      {
        kind: 'CONTACT_SEEN',
        party: 'OWNER',
        userId: SELLER.sub,
        createdAt: new Date('2026-11-20T15:00:00Z'),
      },
    ]);
  });

  it.each([
    ['an applicant', APPLICANT, 403, 'NOT_FOR_APPLICANTS'],
    ['a seller of no point of sale', SELLER_OF_NONE, 404, 'PROPOSAL_NOT_FOUND'],
    ['an admin, who has read-only access', ADMIN, 403, 'READ_ONLY'],
  ])('is not shown to %s, and nothing is recorded', async (_who, person, status, code) => {
    expect(readError(await reveal(person))).toMatchObject({ statusCode: status, code });
    expect(await records()).toEqual([]);
  });

  it('is not shown to a guest, not even in the browser that created the proposal', async () => {
    const answer = await bank.post(`/ext/outreach/${id}/contact`, {});
    expect(readError(answer)).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
  });

  it('counts once per key, and the stored response contains no contact', async () => {
    const key = { 'idempotency-key': `contact-${id}` };
    const first = readAnswer(await reveal(SELLER, key), contactAnswer);
    bank.wait(60);
    expect(readAnswer(await reveal(SELLER, key), contactAnswer)).toEqual(first);
    expect(await records()).toHaveLength(1);
    const stored = await bank.sql.select().from(idempotencyKeys);
    expect(JSON.stringify(stored)).not.toMatch(/45556677|juana@correo\.com/);
  });

  it('is limited per user and hour across proposals; a colleague is not affected', async () => {
    for (let at = 0; at < 40; at += 1) readAnswer(await reveal(SELLER_OF_THREE), contactAnswer);
    expect(readError(await reveal(SELLER_OF_THREE))).toMatchObject({ statusCode: 429, code: 'REVEAL_LIMIT' });
    readAnswer(await reveal(SELLER), contactAnswer);
    bank.wait(3601);
    readAnswer(await reveal(SELLER_OF_THREE), contactAnswer);
  });

  it('is not shown after the proposal ends, and the dashboard does not offer it', async () => {
    const offered = async (person: Person) =>
      readAnswer(await bank.get(`/ext/outreach/${id}`, await bearer(person)), outreachAnswer).contactVisible;
    expect([await offered(SELLER), await offered(ADMIN)]).toEqual([true, false]);
    readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`, {}), proposalAnswer);
    expect(readError(await reveal(SELLER))).toMatchObject({ statusCode: 409, code: 'PROPOSAL_NOT_OPEN' });
    expect(await offered(SELLER)).toBe(false);
  });
});
