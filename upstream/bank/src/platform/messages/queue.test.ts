import { buildCbu } from '@prendarios/rules/cbu';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { atSeller } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  giveSellerAccount,
  inBiometry,
  sendSellerAccount,
  throughIdentity,
} from '../../testing/formalization.ts';
import { awaitingCode, customer, createProposal, seller } from '../../testing/journey.ts';
import { accountsAnswer } from '../../domain/api/accounts.ts';
import { contractAnswer } from '../../domain/api/contract.ts';
import { revocationAnswer } from '../../domain/api/revocation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({}, undefined, { settings: { messagesPerHour: 2 } });
});
afterAll(() => bank.close());

const revoke = async (at: number) =>
  readAnswer(
    await bank.post('/ext/revocations', {
      document: `3090700${at}`,
      gender: 'F',
      contact: `a${at}@correo.com`,
    }),
    revocationAnswer,
  );

it('above the hourly limit, receipts are still returned, but their messages are withheld and logged', async () => {
  const warn = vi.spyOn(bank.app.log, 'warn');
  for (let at = 0; at < 4; at += 1) expect((await revoke(at)).number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect((await bank.outbox()).filter(({ body }) => body.includes('pedido de revocación'))).toHaveLength(2);
  const withheld = [{ purpose: 'REVOCATION' }, 'message withheld'];
  expect(warn.mock.calls.filter(([, message]) => message === 'message withheld')).toEqual([
    withheld,
    withheld,
  ]);
  bank.wait(60 * 60 + 1);
  await revoke(4);
  expect((await bank.outbox()).filter(({ body }) => body.includes('pedido de revocación'))).toHaveLength(3);
});

describe('codes above the hourly limit', () => {
  const STRANGER = { 'x-subject': 'guest:stranger' };
  const ask = (idProposal: string, body: object = {}, headers = {}) =>
    bank.post('/person/generate_code', { idProposal, isReturnProposal: true, ...body }, headers);
  const some = async (...documents: string[]) => {
    const ids = [];
    for (const document of documents) ids.push((await createProposal(bank, document)).proposalUuid);
    return ids;
  };

  it('return 503 with Retry-After', async () => {
    const answers = [];
    for (const id of await some('30907011', '30907012', '30907013')) answers.push(await ask(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(answers[2] && readError(answers[2]).code).toBe('BUSY');
    expect(answers[2]?.headers['retry-after']).toBeDefined();
  });

  it('block neither codes for other purposes nor those of browsers that hold the proposal', async () => {
    bank.wait(60 * 60 + 1);
    const { proposalUuid: signs } = await inBiometry(bank, '30907021');
    await throughIdentity(bank, signs);
    readAnswer(await bank.post(`/contract/${signs}/initiate`, {}), contractAnswer);
    const ids = await some('30907022', '30907023', '30907024');
    const statuses = [];
    for (const id of ids) statuses.push((await ask(id, {}, STRANGER)).status);
    expect(statuses).toEqual([200, 200, 503]);
    for (const id of ids.slice(0, 2)) expect((await ask(id)).status).toBe(200);
    expect((await ask(signs, { isReturnProposal: false, purpose: 'SIGNATURE' })).status).toBe(200);
  });
});

it('a change to the seller’s payout account is rejected if nobody can be notified', async () => {
  const { inSeller } = atSeller(() => bank, 30_907_030);
  const given = [];
  for (const at of [0, 1]) {
    bank.wait(60 * 60 + at);
    const { proposalUuid } = await inSeller({ physicalPerson: seller });
    await giveSellerAccount(bank, proposalUuid);
    given.push(proposalUuid);
  }
  const [first = '', second = ''] = given;
  bank.wait(60 * 60 + 2);
  readAnswer(await sendSellerAccount(bank, first, buildCbu('9990001', '0000000012345')), accountsAnswer);
  const refused = await sendSellerAccount(bank, second, buildCbu('9990001', '0000000012345'));
  expect(readError(refused)).toMatchObject({ statusCode: 503, code: 'BUSY' });
  const now = readAnswer(await bank.get(`/accounts/${second}/get_accounts`), accountsAnswer);
  expect(now.seller?.maskedNumber).toBe('•••• 5201');
});

it.each([['too few digits', { areaCode: '11', number: '456789' }]])(
  'no SMS is sent to a phone with %s',
  async (_what, cellPhone) => {
    const own = await testBank();
    const customers = customer('30907041', { cellPhone: { ...cellPhone, provider: 'PER' } });
    const { proposalUuid: idProposal } = await awaitingCode(own, '30907041', { customer: customers });
    const refused = await own.post('/person/generate_code', { idProposal });
    expect(readError(refused).fields).toHaveProperty('cellPhone');
    expect(await own.outbox()).toEqual([]);
    await own.close();
  },
);
