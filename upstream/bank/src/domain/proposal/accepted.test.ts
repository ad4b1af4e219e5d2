import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insurancesAnswer } from '../api/insurance.ts';
import { sellerAnswer } from '../api/person.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  address,
  loanChoice,
  confirm,
  createProposal,
  proposalNow,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from '../../testing/journey.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const update = (id: string, body: object) => bank.patch(`/proposal/${id}/update_proposal`, body);
const accept = (id: string) => update(id, { summaryAccepted: { textVersion: '1' } });
const mails = async () => (await bank.outbox()).filter(({ channel }) => channel === 'EMAIL').length;

async function accepted(document: string): Promise<string> {
  const { proposalUuid: id } = await createProposal(bank, document);
  await throughOwner(bank, id);
  await throughInsurance(bank, id);
  return id;
}

const otherPolicy = async (id: string, selected: boolean) => {
  const offers = readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer);
  const insuranceId = offers.find((offer) => offer.selected === selected)?.id;
  return bank.patch('/insurance/post_insurance', { proposalId: id, insuranceId });
};

describe('the choices accepted with the summary', () => {
  it.each([
    ['another quote', '30320001', (id: string) => update(id, { simulation: loanChoice({ terms: 23 }) })],
    ['another policy', '30320002', (id: string) => otherPolicy(id, false)],
    [
      'a policy with another price',
      '30320003',
      async (id: string) => {
        const moved = { ...address, idProposal: id, state: 2, city: 2, postalCode: '1900' };
        await bank.post('/person/owner', moved);
        return bank.get(`/insurance/reload_insurances?id=${id}`);
      },
    ],
  ])('[CA-41] [CA-42] [CA-44] must be accepted again after %s', async (_what, document, change) => {
    const id = await accepted(document);
    const sent = await mails();
    expect((await change(id)).status).toBe(200);
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'INSURANCE' });
    const early = await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
    expect(readError(early).code).toBe('ILLEGAL_MOVE');
    expect(readAnswer(await accept(id), proposalAnswer).phase).toBe('SELLER');
    expect(await mails()).toBe(sent + 1);
  });

  it('[CA-41] [CA-44] stay accepted if the same choice is sent again', async () => {
    const id = await accepted('30320004');
    bank.wait(1);
    const before = await proposalNow(bank, id);
    readAnswer(await update(id, { simulation: loanChoice() }), proposalAnswer);
    expect((await otherPolicy(id, true)).status).toBe(200);
    expect((await bank.get(`/insurance/reload_insurances?id=${id}`)).status).toBe(200);
    expect(await proposalNow(bank, id)).toEqual(before);
  });

  it('[CA-44] [CA-47] must be accepted to confirm the data, and the flow then continues from its step', async () => {
    const id = await accepted('30320005');
    const body = { proposalId: id, physicalPerson: seller };
    readAnswer(await bank.post('/person/seller/post_seller', body), sellerAnswer);
    await throughDocuments(bank, id);
    readAnswer(await update(id, { simulation: loanChoice({ terms: 23 }) }), proposalAnswer);
    expect(readError(await confirm(bank, id)).code).toBe('ILLEGAL_MOVE');
    readAnswer(await bank.post('/person/seller/post_seller', body), sellerAnswer);
    const again = readAnswer(await accept(id), proposalAnswer);
    expect(again).toMatchObject({ phase: 'SELLER', calculatedValueDTO: { terms: 23 } });
    expect(readAnswer(await confirm(bank, id), proposalAnswer).phase).toBe('BIOMETRIA');
    expect(readError(await update(id, { simulation: loanChoice() })).code).toBe('ILLEGAL_MOVE');
  });
});
