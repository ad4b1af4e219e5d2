import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, refusal, type TestBank, testBank } from '../../testing/bank.ts';
import { posted } from '../../testing/journey.ts';
import { revocationAnswer } from '../../domain/api/revocation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ MESSAGES_PER_HOUR: '2' });
});
afterAll(() => bank.close());

const revoke = async (at: number) =>
  ok(
    await bank.post('/ext/revocations', {
      document: `3090700${at}`,
      gender: 'F',
      contact: `a${at}@correo.com`,
    }),
    revocationAnswer,
  );
const withheld = async () =>
  (await bank.app.inject({ url: '/metrics' })).body
    .split('\n')
    .filter((line) => line.startsWith('bank_messages_withheld_total{'));

it('receipts are given beyond the ceiling of an hour, their messages are withheld and counted', async () => {
  for (let at = 0; at < 4; at += 1) expect((await revoke(at)).number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect((await bank.outbox()).filter(({ body }) => body.includes('pedido de revocación'))).toHaveLength(2);
  expect(await withheld()).toEqual([expect.stringMatching(/purpose="REVOCATION".* 2$/)]);
  bank.wait(60 * 60 + 1);
  await revoke(4);
  expect((await bank.outbox()).filter(({ body }) => body.includes('pedido de revocación'))).toHaveLength(3);
});

it('codes answer 503 with a time to come back', async () => {
  const ids = [];
  for (const document of ['30907011', '30907012', '30907013'])
    ids.push((await posted(bank, document)).proposalUuid);
  const ask = (idProposal = '') => bank.post('/person/generate_code', { idProposal, isReturnProposal: true });
  expect([(await ask(ids[0])).status, (await ask(ids[1])).status]).toEqual([200, 200]);
  expect(refusal(await ask(ids[2]))).toMatchObject({ statusCode: 503, code: 'BUSY' });
});
