import { afterAll, beforeAll, expect, it } from 'vitest';
import { gsmText } from '../../platform/delivery/smsSender.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { AS_CO_OWNER } from '../../testing/coOwner.ts';
import { signedLoan } from '../../testing/formalization.ts';
import { latestCode } from '../../testing/journey.ts';
import { generateCodeAnswer } from '../api/person.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

it('a code’s message states its purpose and fits one SMS', async () => {
  const { proposalUuid: idProposal } = await signedLoan(bank, '30913001', { coOwner: '43091300' });
  bank.wait(60);
  await latestCode(bank, idProposal, true);
  const ask = { idProposal, isReturnProposal: true, ...AS_CO_OWNER };
  readAnswer(
    await bank.post('/person/generate_code', ask, { 'x-subject': 'guest:co-owner' }),
    generateCodeAnswer,
  );
  const texts = (await bank.outbox())
    .filter(({ code }) => code !== undefined)
    .map(({ body }) => gsmText(body));
  const acts = texts.map((text) => /Es para (.+) y vence/.exec(text)?.[1]);
  expect(acts.toReversed()).toEqual([
    'validar tu celular',
    'aceptar ser cotitular',
    'firmar el contrato de $ 10.000.000',
    'firmar el contrato de $ 10.000.000',
    'seguir tu solicitud',
    'abrir tu parte en otro dispositivo',
  ]);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
});
