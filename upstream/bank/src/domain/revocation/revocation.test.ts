import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { CO_OWNER } from '../../testing/coOwner.ts';
import { command, signedLoan } from '../../testing/formalization.ts';
import { coOwner, createProposal, proposalNow } from '../../testing/journey.ts';
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
const confirm = (number: string, code: string, headers?: Record<string, string>) =>
  bank.post('/ext/revocations/confirm', { number, code }, headers);
const codeSent = async (number: string) =>
  (await bank.outbox()).find(({ code, body }) => code && body.includes(number))?.code ?? '';
const confirmed = async (number: string, headers?: Record<string, string>) =>
  readAnswer(await confirm(number, await codeSent(number), headers), confirmRevocationAnswer);
const receipt = async (body: object, headers?: Record<string, string>) =>
  readAnswer(await request(body, headers), revocationAnswer);
/** A caller who knows a holder's document and gender but has no access. */
const STRANGER = { 'x-subject': 'guest:stranger', 'x-client-address': '198.51.100.7' };

describe('a revocation request', () => {
  it('immediately gets the same kind of receipt with or without a proposal', async () => {
    await createProposal(bank, '30906001');
    const known = await receipt(claim('30906001'));
    const stranger = await receipt(claim('30906002'));
    expect(known.number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    expect(stranger.number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    expect(stranger.number).not.toBe(known.number);
    expect(Object.keys(stranger)).toEqual(Object.keys(known));
  });

  it('is reused for a repeat within thirty days, in any notation', async () => {
    const first = await receipt(claim('30906003'));
    const sent = (await bank.outbox()).length;
    bank.wait(60);
    const again = await receipt(claim('30.906.003', { contact: ' Juana@correo.com' }));
    expect(again.number).toBe(first.number);
    // The time of the repeated request, so that it does not reveal the earlier one.
    expect(Date.parse(again.requestedAt) - Date.parse(first.requestedAt)).toBe(60_000);
    expect(await bank.outbox()).toHaveLength(sent);
    expect((await receipt(claim('30906003', { contact: '11 5555-1234' }))).number).not.toBe(first.number);
    bank.wait(31 * 24 * 60 * 60);
    expect((await receipt(claim('30906003'))).number).not.toBe(first.number);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('is stored once for a double click, with or without a key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        request(claim('30906004'), at % 2 === 0 ? {} : { 'idempotency-key': `key-${at}` }),
      ),
    );
    const numbers = answers.map((answer) => readAnswer(answer, revocationAnswer).number);
    expect(new Set(numbers).size).toBe(1);
  });

  it.each([
    ['document', { document: '12' }],
    ['contact', { contact: 'juana' }],
    ['gender', { gender: 'Z' }],
    ['proposalNumber', { proposalNumber: -1 }],
  ])('reports an invalid %s', async (field, change) => {
    expect(readError(await request(claim('30906005', change))).fields).toHaveProperty(field);
  });

  it('is acknowledged to the given contact, and the holder gets a code on the stored phone', async () => {
    const { proposalNumber } = await createProposal(bank, '30906006');
    const contact = 'otra@correo.com';
    const { number } = await receipt(claim('30906006', { contact, proposalNumber }));
    const sent = (await bank.outbox()).filter(({ body }) => body.includes(number));
    expect(sent.map(({ to, code }) => [to, code !== undefined])).toEqual([
      [contact, false],
      ['+5491145556677', true],
    ]);
    const byPhone = await receipt(claim('30906007', { contact: '+54 9 11 5555-1234' }));
    expect((await bank.outbox())[0]).toMatchObject({
      channel: 'SMS',
      to: '+5491155551234',
      body: expect.stringContaining(byPhone.number),
    });
  });

  it('sends one message if the contact is the stored phone, and no message reveals more than another', async () => {
    await createProposal(bank, '30906015');
    const own = await receipt(claim('30906015', { contact: '11 4555-6677' }));
    const toHolder = (await bank.outbox()).filter(({ body }) => body.includes(own.number));
    expect(toHolder.map(({ body }) => body)).toEqual([
      expect.stringMatching(/Si fuiste vos, confirmalo con el código \d{6}\. Si no, no hagas nada\./),
    ]);
    const { number } = await receipt(claim('30906015', { contact: 'otra15@correo.com' }));
    const [elsewhere] = (await bank.outbox()).filter(({ to }) => to === 'otra15@correo.com');
    expect(elsewhere?.body).toContain(`Trámite ${number}. Vale cuando lo confirmes con el código`);
  });

  it('sends the holder at most three codes a day, whoever requests them', async () => {
    await createProposal(bank, '30906020');
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

  it('sends at most three messages a day to one contact, but always returns a receipt', async () => {
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
    const { proposalUuid: id } = await createProposal(bank, '30906008');
    await receipt(claim('30906008', { proposalNumber: 1 }));
    await receipt(claim('30906008', { gender: 'M' }));
    expect((await proposalNow(bank, id)).revocation).toBeNull();
  });

  it("shows a stranger's request as unconfirmed, then the holder's confirmed one", async () => {
    const { proposalUuid: id, proposalNumber, updatedAt } = await createProposal(bank, '30906009');
    bank.wait(5);
    const stranger = await receipt(claim('30906009', { contact: 'nadie@correo.com', proposalNumber }));
    const shown = async () => (await proposalNow(bank, id)).revocation?.request;
    expect(await shown()).toMatchObject({
      number: stranger.number,
      at: stranger.requestedAt,
      confirmed: false,
    });
    bank.wait(61);
    const own = await receipt(claim('30906009'));
    expect(await shown()).toMatchObject({ number: stranger.number, confirmed: false });
    await confirmed(own.number);
    expect(await shown()).toMatchObject({ number: own.number, at: own.requestedAt, confirmed: true });
    expect((await proposalNow(bank, id)).updatedAt > updatedAt).toBe(true);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('accepts only its own request’s code, with the same error for all others', async () => {
    await createProposal(bank, '30906011');
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
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30906010');
    const signed = { until: '2026-12-07', paidOn: null, businessDaysLeft: 10, request: null };
    expect((await proposalNow(bank, id)).revocation).toEqual(signed);
    bank.setTime('2026-12-01T15:00:00Z');
    expect((await proposalNow(bank, id)).revocation).toEqual({ ...signed, businessDaysLeft: 5 });
    await command(bank, proposalNumber, 'inscribe');
    const { number, requestedAt } = await receipt(claim('30906010'));
    await confirmed(number);
    expect((await proposalNow(bank, id)).revocation).toEqual({
      until: '2026-12-16',
      paidOn: '2026-12-01',
      businessDaysLeft: 10,
      request: { number, at: requestedAt, confirmed: true, by: 'OWNER', onHold: true },
    });
    bank.setTime('2026-11-20T15:00:00Z');
  });
});

describe('a stranger with document and gender', () => {
  it('does not void the code of the browser that holds the proposal', async () => {
    await createProposal(bank, '30906030');
    const { number } = await receipt(claim('30906030'));
    const code = await codeSent(number);
    // A request that repeats the holder's contact is the same request.
    for (const contact of [MAIL, 'nadie@correo.com']) {
      bank.wait(61);
      await receipt(claim('30906030', { contact }), STRANGER);
    }
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 6; tries += 1) await confirm(number, wrong, STRANGER);
    readAnswer(await confirm(number, code), confirmRevocationAnswer);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('does not void a code that another browser of the same network requested', async () => {
    await createProposal(bank, '30906031');
    const elsewhere = { ...STRANGER, 'x-subject': 'guest:2' };
    const { number } = await receipt(claim('30906031'), elsewhere);
    const code = await codeSent(number);
    bank.wait(61);
    await receipt(claim('30906031', { contact: 'nadie@correo.com' }), STRANGER);
    readAnswer(await confirm(number, code, elsewhere), confirmRevocationAnswer);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('gets two codes a day per network and three in total, without using up those of the browser that holds the proposal', async () => {
    await createProposal(bank, '30906032');
    const sent = async (headers: Record<string, string>) => {
      const numbers: string[] = [];
      for (let at = 0; at < 4; at += 1) {
        const contact = `${headers['x-subject']?.replace(':', '')}${at}@correo.com`;
        numbers.push((await receipt(claim('30906032', { contact }), headers)).number);
        bank.wait(61);
      }
      const codes = await Promise.all(numbers.map((number) => codeSent(number)));
      return codes.filter((code) => code !== '').length;
    };
    expect(await sent(STRANGER)).toBe(2);
    expect(await sent({ ...STRANGER, 'x-client-address': '203.0.113.1', 'x-subject': 'guest:3' })).toBe(1);
    expect(await sent({ ...STRANGER, 'x-client-address': '203.0.114.1', 'x-subject': 'guest:4' })).toBe(0);
    expect(await sent({ 'x-subject': 'guest:test' })).toBe(3);
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('causes at most three messages a day to the holder of two loans, with any contact and number', async () => {
    const first = await signedLoan(bank, '30906021');
    await command(bank, first.proposalNumber, 'inscribe');
    const second = await createProposal(bank, '30906021');
    const PHONE = '+5491145556677';
    const [last] = await bank.outbox();
    const numbers = [null, first.proposalNumber, second.proposalNumber, 1];
    for (const [at, proposalNumber] of [...numbers, ...numbers].entries()) {
      const contact = at % 2 === 0 ? `otra${at}@correo.com` : '11 4555-6677';
      const asked = claim('30906021', { contact, ...(proposalNumber === null ? {} : { proposalNumber }) });
      await receipt(asked, { ...STRANGER, 'x-client-address': `198.51.100.${at}` });
      bank.wait(61);
    }
    const sent = await bank.outbox();
    const since = sent.slice(
      0,
      sent.findIndex(({ body }) => body === last?.body),
    );
    expect(since.filter(({ to }) => to === PHONE)).toHaveLength(3);
    bank.setTime('2026-11-20T15:00:00Z');
  });
});

describe('a co-owner', () => {
  const COUPLE = { owner: '30906040', coOwner: '30906041' };
  const lastMail = async (to: string) => (await bank.outbox()).find((message) => message.to === to);

  it('can revoke with a code to their own phone, and the owner is notified', async () => {
    const { proposalUuid: id } = await signedLoan(bank, COUPLE.owner, { coOwner: COUPLE.coOwner });
    const { number } = await receipt(claim(COUPLE.coOwner, { contact: 'julian@correo.com' }), CO_OWNER);
    const toPhone = (await bank.outbox()).find(({ code, body }) => code && body.includes(number));
    expect(toPhone?.to).toBe('+5491145678124');
    expect((await proposalNow(bank, id)).revocation?.request).toMatchObject({ number, confirmed: false });
    expect((await lastMail('juana@correo.com'))?.body).not.toContain(number);
    await confirmed(number, CO_OWNER);
    expect((await proposalNow(bank, id)).revocation?.request).toMatchObject({ number, confirmed: true });
    expect((await lastMail('julian@correo.com'))?.body).toContain(`confirmaste tu pedido de revocación`);
    // By mail, and by SMS to the phone that all people in these tests share.
    for (const to of ['juana@correo.com', '+5491145556677']) {
      expect((await lastMail(to))?.body).toMatch(new RegExp(`Julián F\\..*${number}`));
    }
  });

  it('is notified when the owner revokes', async () => {
    await signedLoan(bank, '30906042', { coOwner: '30906043' });
    const { number } = await receipt(claim('30906042'));
    await confirmed(number);
    expect((await lastMail('julian@correo.com'))?.body).toContain(number);
  });

  it('is not notified before accepting', async () => {
    await createProposal(bank, '30906044', { coOwner: coOwner('30906045') });
    const { number } = await receipt(claim('30906044'));
    await confirmed(number);
    expect((await lastMail('julian@correo.com'))?.body ?? '').not.toContain(number);
  });
});
