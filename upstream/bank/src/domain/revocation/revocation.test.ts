import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, refusal, type TestBank, testBank } from '../../testing/bank.ts';
import {
  command,
  giveSellerAccount,
  inBiometry,
  throughContract,
  throughIdentity,
} from '../../testing/formalization.ts';
import { posted, proposalNow } from '../../testing/journey.ts';
import { confirmRevocationAnswer, revocationAnswer } from '../api/revocation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const MAIL = 'juana@correo.com';
const claim = (document: string, change: object = {}) => ({
  document,
  gender: 'F',
  contact: MAIL,
  ...change,
});
const request = (body: object, headers?: Record<string, string>) =>
  bank.post('/ext/revocations', body, headers);
const confirm = (number: string, code: string) => bank.post('/ext/revocations/confirm', { number, code });
const codeSent = async (number: string) =>
  (await bank.outbox()).find(({ code, body }) => code && body.includes(number))?.code ?? '';
const confirmed = async (number: string) =>
  ok(await confirm(number, await codeSent(number)), confirmRevocationAnswer);
const receipt = async (body: object) => ok(await request(body), revocationAnswer);

describe('a request of revocation', () => {
  it('gets a receipt at once, of the same form for a person with and one without a proposal', async () => {
    await posted(bank, '30906001');
    const known = await receipt(claim('30906001'));
    const stranger = await receipt(claim('30906002'));
    expect(known.number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    expect(stranger.number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    expect(stranger.number).not.toBe(known.number);
    expect(Object.keys(stranger)).toEqual(Object.keys(known));
  });

  it('is the same one for a repeat within thirty days, however it is written', async () => {
    const first = await receipt(claim('30906003'));
    const sent = (await bank.outbox()).length;
    bank.wait(60);
    const again = await receipt(claim('30.906.003', { contact: ' Juana@correo.com' }));
    expect(again.number).toBe(first.number);
    // The time of this request: it does not tell that there was an earlier one.
    expect(Date.parse(again.requestedAt) - Date.parse(first.requestedAt)).toBe(60_000);
    expect(await bank.outbox()).toHaveLength(sent);
    expect((await receipt(claim('30906003', { contact: '11 5555-1234' }))).number).not.toBe(first.number);
    bank.wait(31 * 24 * 60 * 60);
    expect((await receipt(claim('30906003'))).number).not.toBe(first.number);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('is one for a double click, with and without a key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        request(claim('30906004'), at % 2 === 0 ? {} : { 'idempotency-key': `key-${at}` }),
      ),
    );
    const numbers = answers.map((answer) => ok(answer, revocationAnswer).number);
    expect(new Set(numbers).size).toBe(1);
  });

  it.each([
    ['document', { document: '12' }],
    ['contact', { contact: 'juana' }],
    ['gender', { gender: 'Z' }],
    ['proposalNumber', { proposalNumber: -1 }],
  ])('names a wrong %s', async (field, change) => {
    expect(refusal(await request(claim('30906005', change))).fields).toHaveProperty(field);
  });

  it('goes to the contact, and the holder gets a code at the stored phone', async () => {
    const { proposalNumber } = await posted(bank, '30906006');
    const contact = 'otra@correo.com';
    const { number } = await receipt(claim('30906006', { contact, proposalNumber }));
    const sent = (await bank.outbox()).filter(({ body }) => body.includes(number));
    expect(sent.map(({ to, code }) => [to, code !== undefined])).toEqual([
      ['+5491145556677', true],
      [contact, false],
    ]);
    const byPhone = await receipt(claim('30906007', { contact: '+54 9 11 5555-1234' }));
    expect((await bank.outbox())[0]).toMatchObject({
      channel: 'SMS',
      to: '+5491155551234',
      body: expect.stringContaining(byPhone.number),
    });
  });

  it('sends the holder three codes a day, however many ask', async () => {
    await posted(bank, '30906020');
    for (let at = 0; at < 6; at += 1) {
      await receipt(claim('30906020', { contact: `uno${at}@correo.com` }));
      bank.wait(61);
    }
    const codes = (await bank.outbox()).filter(
      ({ body, code }) => code && body.includes('revocar tu préstamo') && body.includes('trámite'),
    );
    const numbers = new Set(codes.map(({ body }) => /trámite ([\d-]+)/.exec(body)?.[1]));
    const own = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(
        async (at) => (await receipt(claim('30906020', { contact: `uno${at}@correo.com` }))).number,
      ),
    );
    expect(own.filter((number) => numbers.has(number))).toHaveLength(3);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('sends three messages a day to one contact, and more receipts', async () => {
    const contact = 'mucha@correo.com';
    const numbers: string[] = [];
    for (const at of [0, 1, 2, 3]) numbers.push((await receipt(claim(`3090610${at}`, { contact }))).number);
    const sent = (await bank.outbox()).filter(({ to }) => to === contact);
    expect(new Set(numbers).size).toBe(4);
    expect(sent).toHaveLength(3);
  });
});

describe('the proposal', () => {
  it('has no revocation before the contract, nor for another gender or number', async () => {
    const { proposalUuid: id } = await posted(bank, '30906008');
    await receipt(claim('30906008', { proposalNumber: 1 }));
    await receipt(claim('30906008', { gender: 'M' }));
    expect((await proposalNow(bank, id)).revocation).toBeNull();
  });

  it("shows a stranger's request as unconfirmed, and then the holder's that a code confirmed", async () => {
    const { proposalUuid: id, proposalNumber, updatedAt } = await posted(bank, '30906009');
    bank.wait(5);
    const stranger = await receipt(claim('30906009', { contact: 'nadie@correo.com', proposalNumber }));
    const shown = async () => (await proposalNow(bank, id)).revocation?.request;
    expect(await shown()).toEqual({ number: stranger.number, at: stranger.requestedAt, confirmed: false });
    bank.wait(61);
    const own = await receipt(claim('30906009'));
    expect(await shown()).toMatchObject({ number: stranger.number, confirmed: false });
    await confirmed(own.number);
    expect(await shown()).toEqual({ number: own.number, at: own.requestedAt, confirmed: true });
    expect((await proposalNow(bank, id)).updatedAt > updatedAt).toBe(true);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('is confirmed with its own code alone, and every refusal is the same', async () => {
    await posted(bank, '30906011');
    const mine = await receipt(claim('30906011'));
    const nobodys = await receipt(claim('30906012'));
    const code = await codeSent(mine.number);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = [
      await confirm(mine.number, wrong),
      await confirm(nobodys.number, code),
      await confirm('0000-0000-0000', code),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    for (let tries = 0; tries < 5; tries += 1) await confirm(mine.number, wrong);
    expect((await confirm(mine.number, code)).body).toEqual(answers[0]?.body);
  });

  it('counts ten business days from the signature, and again from the payment', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30906010');
    await throughIdentity(bank, id);
    await throughContract(bank, id);
    const signed = { until: '2026-12-07', paidOn: null, businessDaysLeft: 10, request: null };
    expect((await proposalNow(bank, id)).revocation).toEqual(signed);
    bank.setTime('2026-12-01T15:00:00Z');
    expect((await proposalNow(bank, id)).revocation).toEqual({ ...signed, businessDaysLeft: 5 });
    await giveSellerAccount(bank, id);
    await command(bank, proposalNumber, 'inscribe');
    const { number, requestedAt } = await receipt(claim('30906010'));
    await confirmed(number);
    expect((await proposalNow(bank, id)).revocation).toEqual({
      until: '2026-12-16',
      paidOn: '2026-12-01',
      businessDaysLeft: 10,
      request: { number, at: requestedAt, confirmed: true },
    });
    bank.setTime('2026-11-20T15:00:00Z');
  });
});
