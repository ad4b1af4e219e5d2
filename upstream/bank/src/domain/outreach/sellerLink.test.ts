import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atSeller } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { outreachAnswer } from '../api/outreach.ts';
import { noticeSellerAnswer, sellerDetailsAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { proposals } from '../records/tables.ts';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
beforeEach(() => bank.setTime('2026-11-20T12:40:00Z'));
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const { inSeller, name, notice } = atSeller(() => bank, 30_650_100);
const exp = Date.parse('2026-12-05T15:00:00Z') / 1000;
const iat = Date.parse('2026-11-20T12:00:00Z') / 1000;
type Person = Parameters<TestIdentity['bearer']>[0];
const read = async (id: string, person: Person = SELLER) =>
  bank.get(`/ext/outreach/${id}`, await identity.bearer(person, { claims: { exp, iat } }));
const linkOf = async (id: string, person?: Person) =>
  readAnswer(await read(id, person), outreachAnswer).sellerLink;

/** Creates a proposal of the seller's point of sale with an invited vehicle seller whose link is not sent yet. */
async function invited(): Promise<{ id: string; number: number }> {
  const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
  const { proposalUuid: id, proposalNumber: number } = await inSeller({ contact });
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  return { id, number };
}
async function sendLink(id: string): Promise<string> {
  readAnswer(await notice(id), noticeSellerAnswer);
  return /#clave=([\w-]{22})$/m.exec((await bank.outbox())[0]?.body ?? '')?.[1] ?? '';
}
const open = (number: number, key: string) =>
  bank.get(`/person/seller/get_seller_details?proposalNumber=${number}&key=${key}`, {
    'x-subject': 'guest:1',
  });

it("a seller at the point of sale sees when the link was sent, and until when it opens the seller's part", async () => {
  const { id } = await invited();
  expect(await linkOf(id)).toBeNull();
  const key = await sendLink(id);
  const answer = await read(id);
  expect(readAnswer(answer, outreachAnswer).sellerLink).toEqual({
    state: 'SENT',
    sentAt: '2026-11-20T12:40:00.000Z',
    until: '2026-11-27T12:40:00.000Z',
    nextAt: '2026-11-20T12:50:00.000Z',
  });
  expect(JSON.stringify(answer.body)).not.toContain(key);
});

it('a point of sale can send another link after ten minutes, and immediately to a corrected contact', async () => {
  const { id } = await invited();
  await sendLink(id);
  const send = async () =>
    bank.get(
      `/person/seller/notice_seller?id=${id}`,
      await identity.bearer(SELLER, { claims: { exp, iat } }),
    );
  bank.wait(9 * 60 + 1);
  expect(readError(await send())).toMatchObject({
    statusCode: 429,
    code: 'LINK_LIMIT',
    message: 'El enlace ya salió recién. Podés enviarle otro en 1 minuto.',
  });
  await name(id, { contact: { cellPhone: { areaCode: '11', number: '44445555' } } });
  expect(await linkOf(id)).toBeNull();
  readAnswer(await send(), noticeSellerAnswer);
  bank.wait(10 * 60);
  expect((await linkOf(id))?.nextAt).toBeNull();
  readAnswer(await send(), noticeSellerAnswer);
});

it('a link that nobody opened in time is shown as expired', async () => {
  const { id } = await invited();
  await sendLink(id);
  bank.setTime('2026-11-27T12:40:00Z');
  expect((await linkOf(id))?.state).toBe('EXPIRED');
  await sendLink(id);
  expect(await linkOf(id)).toMatchObject({ state: 'SENT', sentAt: '2026-11-27T12:40:00.000Z' });
});

it('a link that the seller opened is shown as opened, even after it has expired and another has been sent', async () => {
  const { id, number } = await invited();
  readAnswer(await open(number, await sendLink(id)), sellerDetailsAnswer);
  expect((await linkOf(id))?.state).toBe('OPENED');
  bank.setTime('2026-11-27T13:00:00Z');
  expect((await linkOf(id))?.state).toBe('OPENED');
  await sendLink(id);
  expect(await linkOf(id)).toMatchObject({ state: 'OPENED', sentAt: '2026-11-27T13:00:00.000Z' });
});

it('admins and other people see no link, and nobody does after the proposal ends', async () => {
  const { id } = await invited();
  await sendLink(id);
  expect(await linkOf(id, ADMIN)).toBeNull();
  expect(readError(await read(id, APPLICANT)).code).toBe('NOT_FOR_APPLICANTS');
  expect(readError(await read(id, SELLER_OF_NONE)).code).toBe('PROPOSAL_NOT_FOUND');
  readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`, {}), proposalAnswer);
  expect(await linkOf(id)).toBeNull();
});
