import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { address, latestCode, createProposal, proposalNow, validate } from '../../testing/journey.ts';
import {
  changeEmailAnswer,
  correctPhoneAnswer,
  generateCodeAnswer,
  validateCodeAnswer,
} from '../api/person.ts';

let bank: TestBank;
let id = '';
let document = 30_400_400;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(async () => {
  document += 1;
  id = (await createProposal(bank, String(document))).proposalUuid;
  await bank.post('/person/owner', { ...address, idProposal: id });
});
afterAll(() => bank.close());

const other = (code: string) => (code === '000000' ? '000001' : '000000');
const code = async (typed: string) => readError(await validate(bank, id, typed)).code;

describe('a phone code', () => {
  it('[CA-16] opens the next phase, once', async () => {
    const sent = await latestCode(bank, id);
    expect(readAnswer(await validate(bank, id, sent), validateCodeAnswer)).toEqual({ validated: true });
    expect((await proposalNow(bank, id)).phase).toBe('INSURANCE');
    expect(await code(sent)).toBe('ILLEGAL_MOVE');
  });

  it('[CA-16] is void after five wrong attempts, even if then entered correctly', async () => {
    const sent = await latestCode(bank, id);
    for (let used = 1; used < 5; used += 1) expect(await code(other(sent))).toBe('CODE_INVALID');
    expect(await code(other(sent))).toBe('CODE_BURNT');
    expect(await code(sent)).toBe('CODE_BURNT');
  });

  it('[CA-16] counts parallel attempts', async () => {
    const sent = await latestCode(bank, id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => code(other(sent))));
    expect(answers.filter((answer) => answer === 'CODE_INVALID')).toHaveLength(4);
    expect(await code(sent)).toBe('CODE_BURNT');
  });

  it('[CA-16] expires after five minutes', async () => {
    const sent = await latestCode(bank, id);
    bank.wait(300);
    expect(await code(sent)).toBe('CODE_EXPIRED');
  });

  it('[CA-15] can be sent again after 60 seconds, which voids the earlier one, at most five times a day', async () => {
    const first = await latestCode(bank, id);
    const again = await bank.post('/person/generate_code', { idProposal: id });
    expect(readError(again)).toMatchObject({ statusCode: 429, code: 'CODE_TOO_SOON' });
    bank.wait(60);
    const second = await latestCode(bank, id);
    if (first !== second) expect(await code(first)).toBe('CODE_INVALID');
    for (let sent = 2; sent < 5; sent += 1) {
      bank.wait(60);
      await latestCode(bank, id);
    }
    bank.wait(60);
    const sixth = await bank.post('/person/generate_code', { idProposal: id });
    expect(readError(sixth)).toMatchObject({ statusCode: 429, code: 'CODE_LIMIT' });
  });

  it.each([true, false])(
    '[CA-15] is not sent within a minute of a code for the other purpose',
    async (isReturn) => {
      await latestCode(bank, id, isReturn);
      const send = () => bank.post('/person/generate_code', { idProposal: id, isReturnProposal: !isReturn });
      bank.wait(59);
      expect(readError(await send())).toMatchObject({ statusCode: 429, code: 'CODE_TOO_SOON' });
      bank.wait(1);
      expect((await send()).status).toBe(200);
    },
  );

  it('[CA-15] is sent only if it can be used; a return code is always sent', async () => {
    document += 1;
    const early = (await createProposal(bank, String(document))).proposalUuid;
    const codesSent = async () => (await bank.outbox()).filter((message) => message.code).length;
    const before = await codesSent();
    const send = (idProposal: string) => bank.post('/person/generate_code', { idProposal });
    expect(readError(await send(early))).toMatchObject({ statusCode: 409, code: 'ILLEGAL_MOVE' });
    readAnswer(await validate(bank, id, await latestCode(bank, id)), validateCodeAnswer);
    expect(readError(await send(id))).toMatchObject({ statusCode: 409, code: 'ILLEGAL_MOVE' });
    expect(await codesSent()).toBe(before + 1);
    await latestCode(bank, early, true);
  });

  it('[CA-16] is valid only for its purpose and proposal', async () => {
    const forReturn = await latestCode(bank, id, true);
    expect(await code(forReturn)).toBe('CODE_INVALID');
    document += 1;
    const second = (await createProposal(bank, String(document))).proposalUuid;
    await bank.post('/person/owner', { ...address, idProposal: second });
    expect(readError(await validate(bank, second, forReturn, true)).code).toBe('CODE_INVALID');
  });

  it('[CA-16] reports a malformed code', async () => {
    expect(readError(await validate(bank, id, '12')).fields).toEqual({ code: 'El código tiene 6 números.' });
  });

  it('[CA-15] is rate-limited per IP address', async () => {
    const limited = await testBank({}, undefined, { settings: { rateLimitPerMinute: 2 } });
    const ask = (from: string) =>
      limited.post('/proposal/get_proposal_by_dni', { dni: '30400499' }, { 'x-client-address': from });
    const statuses = [];
    for (const from of ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b']) statuses.push((await ask(from)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 404]);
    await limited.close();
  });
});

describe('a proposal’s phone', () => {
  const RIGHT = { areaCode: '011', number: '15 4999-8888' };
  const correct = (cellPhone: object, headers = {}) =>
    bank.patch(`/ext/person/owner/${id}/phone`, { cellPhone }, headers);
  const isLocked = async (headers = {}) => {
    const { statusCode, code: refused } = readError(await correct(RIGHT, headers));
    expect([statusCode, refused]).toEqual([409, 'PHONE_LOCKED']);
  };

  it('can be corrected by the session that submitted it: the earlier code is void, and a new one is sent at once', async () => {
    const earlier = await latestCode(bank, id);
    expect(readAnswer(await correct(RIGHT), correctPhoneAnswer)).toEqual({ maskedPhone: '•• •••• 8888' });
    expect((await proposalNow(bank, id)).owner.cellPhone).toEqual({
      areaCode: '11',
      number: '49998888',
      provider: 'PER',
    });
    expect(await code(earlier)).toBe('CODE_INVALID');
    // Far below the resend wait, but later than the first code.
    bank.wait(1);
    const again = await latestCode(bank, id);
    expect(readAnswer(await validate(bank, id, again), validateCodeAnswer)).toEqual({ validated: true });
  });

  it('can be corrected at most twice, even in parallel', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((end) => correct({ ...RIGHT, number: `4999888${end}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    await isLocked();
  });

  it('cannot be corrected once a code has validated it, even a return code', async () => {
    readAnswer(await validate(bank, id, await latestCode(bank, id, true), true), validateCodeAnswer);
    await isLocked();
  });

  it('cannot be corrected from another session, so a stranger cannot redirect a code', async () => {
    await isLocked({ 'x-subject': 'guest:stranger' });
    expect((await proposalNow(bank, id)).owner.cellPhone.number).toBe('45556677');
  });

  it('is validated as in the form', async () => {
    expect(readError(await correct({ areaCode: '011', number: '91555512' })).fields).toEqual({
      cellPhone: expect.stringContaining('9'),
    });
  });
});

describe('a contact changed later', () => {
  const NEW = { areaCode: '351', number: '2345678' };
  const change = (typed?: string, headers = {}) =>
    bank.patch(`/ext/person/owner/${id}/phone`, { cellPhone: NEW, ...(typed && { code: typed }) }, headers);
  const ask = (headers = {}) => bank.post(`/ext/person/owner/${id}/phone/code`, { cellPhone: NEW }, headers);
  const email = (typed: string, headers = {}) =>
    bank.patch(`/ext/person/owner/${id}/email`, { email: typed }, headers);
  const messages = async () => (await bank.outbox()).filter(({ body }) => body.includes('Si no fuiste vos'));
  const prove = async () =>
    readAnswer(await validate(bank, id, await latestCode(bank, id)), validateCodeAnswer);

  it('is the phone that received a code, and the earlier one is notified', async () => {
    await prove();
    bank.wait(61);
    expect(readError(await change()).code).toBe('PHONE_LOCKED');
    expect(readAnswer(await ask(), generateCodeAnswer).maskedPhone).toBe('•• •••• 5678');
    const [message] = await bank.outbox();
    const sent = message?.code ?? '';
    expect(message?.to).toBe('+5493512345678');
    expect(readError(await change(other(sent))).code).toBe('CODE_INVALID');
    expect(readAnswer(await change(sent), correctPhoneAnswer)).toEqual({ maskedPhone: '•• •••• 5678' });
    expect((await proposalNow(bank, id)).owner.cellPhone).toMatchObject(NEW);
    expect(
      (await messages())
        .slice(0, 2)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['+5491145556677', 'juana@correo.com']);
    expect(readError(await change(sent)).code).toBe('CODE_INVALID');
    expect(readError(await ask()).code).toBe('CODE_TOO_SOON');
  });

  it('is not validated by a code sent to another number', async () => {
    await prove();
    await ask();
    const [message] = await bank.outbox();
    const sent = message?.code;
    const elsewhere = { cellPhone: { ...NEW, number: '2345679' }, code: sent };
    expect(readError(await bank.patch(`/ext/person/owner/${id}/phone`, elsewhere)).code).toBe('CODE_INVALID');
  });

  it('can be the email, and both contacts are notified without any personal data', async () => {
    await prove();
    const before = (await proposalNow(bank, id)).owner.email;
    expect(readAnswer(await email('Otra.Direccion@Gmail.com'), changeEmailAnswer)).toEqual({
      maskedEmail: 'o•••@gmail.com',
    });
    expect((await proposalNow(bank, id)).owner.email).toBe('otra.direccion@gmail.com');
    const told = (await messages()).slice(0, 2);
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'SMS']);
    expect(told.find(({ channel }) => channel === 'EMAIL')?.to).toBe(before);
    for (const { body } of told) expect(body).not.toContain('otra.direccion');
  });

  it('is validated as in the form, and can change a few times a day', async () => {
    expect(readError(await email('sin-arroba')).fields).toHaveProperty('email');
    for (const at of [1, 2, 3, 4, 5, 6]) readAnswer(await email(`otra${at}@gmail.com`), changeEmailAnswer);
    expect(readError(await email('otra7@gmail.com'))).toMatchObject({
      statusCode: 429,
      code: 'CONTACT_LIMIT',
    });
  });

  it('cannot be changed from another session', async () => {
    await prove();
    const stranger = { 'x-subject': 'guest:stranger' };
    expect(readError(await email('otra@gmail.com', stranger)).code).toBe('CONTACT_LOCKED');
    expect(readError(await ask(stranger)).code).toBe('CONTACT_LOCKED');
    expect(readError(await change('123456', stranger)).code).toBe('CONTACT_LOCKED');
  });
});
