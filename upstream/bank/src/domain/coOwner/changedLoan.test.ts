import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { coOwnership, coOwnersCode, sendAcceptance } from '../../testing/coOwner.ts';
import { accept, throughIdentity } from '../../testing/formalization.ts';
import {
  confirm,
  coOwner,
  createProposal,
  proposalNow,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from '../../testing/journey.ts';
import { contractAnswer } from '../api/contract.ts';
import { sellerAnswer, validateCodeAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const toCoOwner = async () =>
  (await bank.outbox()).filter(({ to }) => to === 'julian@correo.com' || to === '+5491145678124');

async function changeQuote(id: string, change: object) {
  const { calculatedValueDTO: chosen } = await proposalNow(bank, id);
  const { financedAmount, terms, dueDate, matrixCode } = chosen;
  const simulation = { financedAmount, terms, dueDate, matrixCode, ...change };
  return readAnswer(await bank.patch(`/proposal/${id}/update_proposal`, { simulation }), proposalAnswer);
}

async function accepted(document: string) {
  const { proposalUuid: id } = await createProposal(bank, document, {
    coOwner: coOwner(`4${document}`.slice(0, 8)),
  });
  await throughOwner(bank, id, true);
  return id;
}

it('a co-owner who has accepted is notified of a changed loan with both versions, and must accept again', async () => {
  const id = await accepted('30913001');
  const before = (await proposalNow(bank, id)).calculatedValueDTO.financedAmount;
  const earlier = (await toCoOwner()).length;
  await changeQuote(id, { financedAmount: before - 1_000_000 });
  const told = (await toCoOwner()).slice(0, (await toCoOwner()).length - earlier);
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(['EMAIL', 'SMS']);
  const mail = told.find(({ channel }) => channel === 'EMAIL');
  expect(mail?.body).toMatch(/Antes: .*\nAhora: /);

  const { step, acceptedBefore } = await coOwnership(bank, id);
  expect(step).toBe('CONSENT');
  expect(acceptedBefore?.amount).toBe(before);
  bank.wait(61);
  readAnswer(await sendAcceptance(bank, id, await coOwnersCode(bank, id)), validateCodeAnswer);
  expect(await coOwnership(bank, id)).toMatchObject({ step: 'WAITING_FOR_OWNER', acceptedBefore: null });
});

it('restoring the accepted loan needs no new acceptance, and an unchanged choice notifies nobody', async () => {
  const id = await accepted('30913002');
  const { financedAmount } = (await proposalNow(bank, id)).calculatedValueDTO;
  const earlier = (await toCoOwner()).length;
  await changeQuote(id, {});
  expect(await toCoOwner()).toHaveLength(earlier);
  await changeQuote(id, { financedAmount: financedAmount - 1_000_000 });
  await changeQuote(id, { financedAmount });
  expect((await coOwnership(bank, id)).step).toBe('WAITING_FOR_OWNER');
  expect((await toCoOwner())[0]?.body).toContain('volvió a ser el que aceptaste');
});

it('the contract is created only after the co-owner has accepted the current loan', async () => {
  const id = await accepted('30913003');
  const { financedAmount } = (await proposalNow(bank, id)).calculatedValueDTO;
  await changeQuote(id, { financedAmount: financedAmount - 1_000_000 });
  await throughInsurance(bank, id);
  readAnswer(
    await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller }),
    sellerAnswer,
  );
  await throughDocuments(bank, id);
  readAnswer(await confirm(bank, id), proposalAnswer);
  for (const borrower of ['OWNER', 'CO_OWNER'] as const) {
    await accept(bank, id, 'BIOMETRICS', borrower);
    await throughIdentity(bank, id, borrower);
  }
  const refused = readError(await bank.post(`/contract/${id}/initiate`, {}));
  expect(refused.code).toBe('OTHER_BORROWER_PENDING');
  expect(refused.message).toContain('lo acepte de nuevo');
  bank.wait(61);
  readAnswer(await sendAcceptance(bank, id, await coOwnersCode(bank, id)), validateCodeAnswer);
  readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
});
