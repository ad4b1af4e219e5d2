import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atSeller } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { command, inBiometry, throughContract, throughIdentity } from '../../testing/formalization.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { createProposal, throughDocuments, throughOwner, withInvitation } from '../../testing/journey.ts';
import { outreachAnswer, reminderAnswer } from '../api/outreach.ts';
import { noticeSellerAnswer } from '../api/person.ts';
import { RESUME_PATH } from '../messages/applicant.ts';
import { staffActs } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';

let bank: TestBank;
let identity: TestIdentity;
let document = 30_630_100;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
beforeEach(() => {
  document += 1;
  bank.setTime('2026-11-20T12:40:00Z');
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

type Person = Parameters<TestIdentity['bearer']>[0];
const exp = Date.parse('2026-11-25T15:00:00Z') / 1000;
const iat = Date.parse('2026-11-20T12:00:00Z') / 1000;
const bearer = (person: Person) => identity.bearer(person, { claims: { exp, iat } });
const remind = async (id: string, person: Person = SELLER, headers: Record<string, string> = {}, body = {}) =>
  bank.post(`/ext/outreach/${id}/reminder`, body, { ...(await bearer(person)), ...headers });
const reminderOf = async (id: string, person: Person = SELLER) =>
  readAnswer(await bank.get(`/ext/outreach/${id}`, await bearer(person)), outreachAnswer).reminder;

/** Moves the proposal to the seller's point of sale. */
async function sold(id: string): Promise<string> {
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  return id;
}
async function atInsurance(): Promise<string> {
  const { proposalUuid } = await createProposal(bank, String(document));
  await throughOwner(bank, proposalUuid);
  return sold(proposalUuid);
}
const { inSeller, notice } = atSeller(() => bank, 30_640_100);

describe('a reminder', () => {
  it('sends the step’s link to the stored phone, and is recorded with user, time and recipient', async () => {
    const id = await atInsurance();
    expect(await reminderOf(id)).toEqual({ party: 'HOLDER', last: null, nextAt: null });
    const { reminder } = readAnswer(await remind(id), reminderAnswer);
    expect(reminder).toEqual({
      party: 'HOLDER',
      last: { sentAt: '2026-11-20T12:40:00.000Z', channel: 'SMS', maskedRecipient: '•• •••• 6677' },
      nextAt: '2026-11-20T16:40:00.000Z',
    });
    const [message] = await bank.outbox();
    expect(message).toMatchObject({ channel: 'SMS', to: '+5491145556677' });
    expect(message?.body).toMatch(
      /^Banco Ceibo: te falta un paso para el préstamo del Fiat Mobi.*\/titular\/cotizacion\?retomar=si /,
    );
    expect(await reminderOf(id)).toEqual(reminder);
    const records = await bank.sql.select().from(staffActs).where(eq(staffActs.proposalUuid, id));
    expect(records).toMatchObject([{ kind: 'REMINDED', party: 'OWNER', userId: SELLER.sub }]);
  });

  it('is sent at most every four hours and twice a day; the error states the next possible time', async () => {
    const id = await atInsurance();
    readAnswer(await remind(id), reminderAnswer);
    bank.wait(60);
    expect(readError(await remind(id))).toMatchObject({
      statusCode: 429,
      code: 'REMINDER_TOO_SOON',
      message: 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo a las 13:40.',
    });
    expect(readError(await remind(id, SELLER_OF_THREE)).message).toMatch(
      /^Otra persona ya se lo recordó hoy/,
    );
    bank.setTime('2026-11-20T17:00:00Z');
    // A repeat uses the other channel, because the first message may not have arrived.
    expect(readAnswer(await remind(id), reminderAnswer).reminder?.last?.channel).toBe('EMAIL');
    bank.setTime('2026-11-20T22:00:00Z');
    expect(readError(await remind(id)).message).toBe(
      'Ya se lo recordaste hoy a las 14:00. Podés volver a hacerlo mañana.',
    );
    expect((await reminderOf(id))?.nextAt).toBe('2026-11-21T03:00:00.000Z');
    bank.setTime('2026-11-21T12:00:00Z');
    readAnswer(await remind(id), reminderAnswer);
  });

  it('goes to each awaited party, each with a separate limit', async () => {
    const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
    const id = await sold((await inSeller({ contact })).proposalUuid);
    await throughDocuments(bank, id);
    const all = async () =>
      readAnswer(await bank.get(`/ext/outreach/${id}`, await bearer(SELLER)), outreachAnswer).reminders;
    expect(await all()).toMatchObject([{ party: 'HOLDER' }, { party: 'SELLER' }]);
    const { reminder } = readAnswer(await remind(id, SELLER, {}, { party: 'SELLER' }), reminderAnswer);
    expect(reminder).toMatchObject({ party: 'SELLER', last: { maskedRecipient: '•• •••• 3333' } });
    readAnswer(await remind(id), reminderAnswer);
    expect(await all()).toMatchObject([
      { party: 'HOLDER', last: { maskedRecipient: '•• •••• 6677' } },
      { party: 'SELLER', last: { maskedRecipient: '•• •••• 3333' } },
    ]);
    expect(readError(await remind(id, SELLER, {}, { party: 'CO_OWNER' })).code).toBe('ILLEGAL_MOVE');
  });

  it('goes to both borrowers while either has to prove their identity', async () => {
    const { proposalUuid } = await inBiometry(bank, String(document + 500), {
      coOwner: String(document + 700),
    });
    const id = await sold(proposalUuid);
    const parties = async () =>
      readAnswer(await bank.get(`/ext/outreach/${id}`, await bearer(SELLER)), outreachAnswer).reminders?.map(
        ({ party }) => party,
      );
    expect(await parties()).toEqual(['HOLDER', 'CO_OWNER']);
    await throughIdentity(bank, id, 'CO_OWNER');
    expect(await parties()).toEqual(['HOLDER']);
    const { reminder } = readAnswer(await remind(id), reminderAnswer);
    expect(reminder?.party).toBe('HOLDER');
  });

  it('does not ask for the identity again once only the account is missing', async () => {
    const { proposalUuid } = await inBiometry(bank, String(document + 600), { account: false });
    const id = await sold(proposalUuid);
    await throughIdentity(bank, id);
    await throughContract(bank, id);
    readAnswer(await remind(id), reminderAnswer);
    const [message] = await bank.outbox();
    expect(message?.body).toContain('te falta un paso');
    expect(message?.body).toContain(RESUME_PATH);
  });

  it('about documents sent back goes to the party responsible for each, and names the first one with its reason', async () => {
    const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
    const { proposalUuid, proposalNumber } = await inBiometry(bank, String(document + 800), {});
    const id = await sold(proposalUuid);
    const [row] = await bank.sql.select().from(proposals).where(eq(proposals.uuid, id));
    if (!row?.seller) throw new Error('The proposal has no seller.');
    await bank.sql
      .update(proposals)
      .set({ seller: { ...row.seller, contact } })
      .where(eq(proposals.uuid, id));
    await command(bank, proposalNumber, 'observe', {
      documents: [
        { type: 'SELLER_CBU', reason: 'Es de otra persona.' },
        { type: 'DNI_BACK', reason: 'Está borroso.' },
        { type: 'DNI_FRONT', reason: 'No se lee el número.' },
      ],
    });
    bank.wait(11 * 60);
    const bodyOf = async (party: string) => {
      readAnswer(await remind(id, SELLER, {}, { party }), reminderAnswer);
      return (await bank.outbox())[0]?.body;
    };
    const all = readAnswer(
      await bank.get(`/ext/outreach/${id}`, await bearer(SELLER)),
      outreachAnswer,
    ).reminders;
    expect(all?.map(({ party }) => party)).toEqual(['HOLDER', 'SELLER']);
    const holders = await bodyOf('HOLDER');
    expect(holders).toContain(
      'volvé a subir DNI del titular, frente (No se lee el número) y 1 documento más',
    );
    expect(holders).toContain(`/titular/resubir-documentacion/${id} `);
    const sellers = await bodyOf('SELLER');
    expect(sellers).toContain('volvé a subir Constancia de CBU del vendedor (Es de otra persona), hasta el ');
    expect(sellers).toMatch(/\/vendedor\/datos\?propuesta=\d+#clave=/);
  });

  it('can be sent only ten minutes after a link to the vehicle’s seller', async () => {
    const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
    const id = await sold((await inSeller({ contact })).proposalUuid);
    readAnswer(await notice(id), noticeSellerAnswer);
    bank.wait(4 * 60);
    expect((await reminderOf(id))?.nextAt).toBe('2026-11-20T12:50:00.000Z');
    expect(readError(await remind(id))).toMatchObject({
      code: 'LINK_LIMIT',
      message: 'El enlace ya salió recién. Podés enviarle otro en 6 minutos.',
    });
    bank.wait(6 * 60);
    readAnswer(await remind(id), reminderAnswer);
    // Links and reminders share one limit.
    bank.wait(10 * 60);
    readAnswer(await remind(id), reminderAnswer);
  });

  it('is sent once per key, and once for two parallel requests', async () => {
    const id = await atInsurance();
    const sent = (await bank.outbox()).length;
    const key = { 'idempotency-key': `reminder-${id}` };
    const first = readAnswer(await remind(id, SELLER, key), reminderAnswer);
    expect(readAnswer(await remind(id, SELLER, key), reminderAnswer)).toEqual(first);
    const statuses = (await Promise.all([remind(id), remind(id)])).map(({ status }) => status);
    expect(statuses).toEqual([429, 429]);
    expect(await bank.outbox()).toHaveLength(sent + 1);
  });

  it('contains the link for the party that the step waits for', async () => {
    const coOwners = await sold(await withInvitation(bank, document));
    const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
    const sellers = await sold((await inSeller({ contact })).proposalUuid);
    const holders = await sold((await inBiometry(bank, String(document + 500))).proposalUuid);
    const seen: unknown[] = [];
    for (const id of [coOwners, sellers, holders]) {
      const { reminder } = readAnswer(await remind(id), reminderAnswer);
      const [message] = await bank.outbox();
      const path = /https?:\/\/[^/]+(\/[\w/]+)\?/.exec(message?.body ?? '')?.[1];
      seen.push([reminder?.party, reminder?.last?.maskedRecipient, path]);
    }
    expect(seen).toEqual([
      ['CO_OWNER', '•• •••• 8124', '/cotitular'],
      ['SELLER', '•• •••• 3333', '/vendedor/datos'],
      ['HOLDER', '•• •••• 6677', '/biometria'],
    ]);
  });

  it('states why there is none before the phone is validated', async () => {
    const id = await sold((await createProposal(bank, String(document + 900))).proposalUuid);
    const answer = readAnswer(await bank.get(`/ext/outreach/${id}`, await bearer(SELLER)), outreachAnswer);
    expect(answer).toMatchObject({ reminders: [], noReminder: 'PHONE_NOT_VALIDATED' });
  });

  it('is not offered before the phone is validated, nor for the point of sale’s steps', async () => {
    const unproved = await sold((await createProposal(bank, String(document))).proposalUuid);
    const own = await sold((await inSeller()).proposalUuid);
    for (const id of [unproved, own]) {
      expect(await reminderOf(id)).toBeNull();
      expect(readError(await remind(id))).toMatchObject({ statusCode: 409, code: 'ILLEGAL_MOVE' });
    }
  });

  it.each([
    ['an applicant', APPLICANT, 'NOT_FOR_APPLICANTS'],
    ['an admin', ADMIN, 'READ_ONLY'],
  ])('cannot be sent by %s', async (_who, person, code) => {
    expect(readError(await remind(await atInsurance(), person)).code).toBe(code);
  });
});
