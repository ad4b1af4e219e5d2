import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insurancesAnswer } from '../api/insurance.ts';
import { simulationAnswer } from '../api/simulation.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  address,
  loanChoice,
  simulate,
  postProposal,
  createProposal,
  proposalNow,
  simulation,
  throughInsurance,
  throughOwner,
} from '../../testing/journey.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const MADE = '2026-11-20T15:00:00Z';
/** 30 November in Buenos Aires ends at 03:00 UTC on 1 December. */
const LAST_MOMENT = '2026-12-01T02:59:59Z';
const TOO_LATE = '2026-12-01T03:00:00Z';
const update = (id: string, body: object) => bank.patch(`/proposal/${id}/update_proposal`, body);

describe('an offer', () => {
  it('[CA-05] [CA-48] shows its last day, ten calendar days after the simulation', async () => {
    bank.setTime(MADE);
    const { uuid } = await simulate(bank, simulation('30310001'));
    const answer = readAnswer(await bank.get(`/simulation/get_simulation?id=${uuid}`), simulationAnswer);
    expect(answer.validUntil).toBe('2026-11-30');
    expect(readAnswer(await postProposal(bank, uuid), proposalAnswer).validUntil).toBe('2026-11-30');
  });

  it('[CA-43] can be accepted on its last day, but not on the next', async () => {
    bank.setTime(MADE);
    const late = await simulate(bank, simulation('30310002'));
    const inTime = await simulate(bank, simulation('30310003'));
    bank.setTime(LAST_MOMENT);
    readAnswer(await postProposal(bank, inTime.uuid), proposalAnswer);
    bank.setTime(TOO_LATE);
    expect(readError(await postProposal(bank, late.uuid))).toMatchObject({
      statusCode: 409,
      code: 'OFFER_EXPIRED',
    });
    expect(readError(await bank.post('/proposal/get_proposal_by_dni', { dni: '30310002' })).code).toBe(
      'NO_PROPOSAL',
    );
    const again = await simulate(bank, simulation('30310002'));
    expect(readAnswer(await postProposal(bank, again.uuid), proposalAnswer).validUntil).toBe('2026-12-11');
  });

  it('[CA-44] [CA-45] allows no change or acceptance after it has ended', async () => {
    bank.setTime(MADE);
    const { proposalUuid: started } = await createProposal(bank, '30310004');
    const { proposalUuid: insured } = await createProposal(bank, '30310005');
    await throughOwner(bank, insured);
    const [offer] = readAnswer(
      await bank.post('/insurance/generate_insurances', { proposalId: insured }),
      insurancesAnswer,
    );
    const chosen = { proposalId: insured, insuranceId: offer?.id };
    readAnswer(await bank.patch('/insurance/post_insurance', chosen), insurancesAnswer);
    bank.setTime(TOO_LATE);
    const before = [await proposalNow(bank, started), await proposalNow(bank, insured)];
    const late = [
      await update(started, { simulation: loanChoice({ financedAmount: 9_000_000 }) }),
      await bank.patch(`/proposal/${started}/update_coowner`, { coOwner: null }),
      await update(insured, { summaryAccepted: { textVersion: '1' } }),
    ];
    for (const answer of late) {
      expect(readError(answer)).toMatchObject({ statusCode: 409, code: 'OFFER_EXPIRED' });
    }
    expect([await proposalNow(bank, started), await proposalNow(bank, insured)]).toEqual(before);
  });

  it('[CA-41] [CA-42] keeps an acceptance that could no longer be given after its end', async () => {
    bank.setTime(MADE);
    const { proposalUuid: id } = await createProposal(bank, '30310006');
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    readAnswer(
      await bank.post('/person/owner', { ...address, idProposal: id, state: 2, city: 2, postalCode: '1900' }),
      proposalAnswer.pick({ ownerId: true }),
    );
    bank.setTime(TOO_LATE);
    const before = await proposalNow(bank, id);
    const offers = readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer);
    const other = { proposalId: id, insuranceId: offers.find(({ selected }) => !selected)?.id };
    expect(readError(await bank.patch('/insurance/post_insurance', other)).code).toBe('OFFER_EXPIRED');
    expect(readError(await bank.get(`/insurance/reload_insurances?id=${id}`)).code).toBe('OFFER_EXPIRED');
    expect(await proposalNow(bank, id)).toEqual(before);
  });

  it('[CA-43] requested again keeps the address of the proposal that it replaces', async () => {
    bank.setTime(MADE);
    const { proposalUuid: earlier } = await createProposal(bank, '30310007');
    await throughOwner(bank, earlier);
    bank.setTime(TOO_LATE);
    const { uuid } = await simulate(bank, simulation('30310007'));
    const renewed = readAnswer(await postProposal(bank, uuid, {}, '?deleteIfExists=true'), proposalAnswer);
    expect(renewed).toMatchObject({ owner: address, phase: 'OWNER', status: 'A' });
    expect((await proposalNow(bank, earlier)).status).toBe('C');
  });
});

describe('a simulation submitted again', () => {
  it.each([
    ['amount', { financedAmount: 9_000_000 }],
    ['term', { terms: 23 }],
    ['due day', { dueDate: 11 }],
  ])('[CA-43] returns 409 for another %s', async (_what, change) => {
    bank.setTime(MADE);
    const document = `3031${1000 + JSON.stringify(change).length * 7}`;
    const { uuid } = await simulate(bank, simulation(document));
    const first = readAnswer(await postProposal(bank, uuid), proposalAnswer);
    expect(readAnswer(await postProposal(bank, uuid), proposalAnswer)).toEqual(first);
    expect(readError(await postProposal(bank, uuid, change))).toMatchObject({
      statusCode: 409,
      code: 'OFFER_TAKEN',
    });
    expect(await proposalNow(bank, first.proposalUuid)).toEqual(first);
  });

  it('[CA-43] returns the same field error for a choice outside the offer', async () => {
    bank.setTime(MADE);
    const { uuid } = await simulate(bank, simulation('30310021'));
    readAnswer(await postProposal(bank, uuid), proposalAnswer);
    for (const [change, field] of [
      [{ financedAmount: 5 }, 'financedAmount'],
      [{ terms: 999 }, 'terms'],
      [{ matrixCode: 'XX' }, 'matrixCode'],
    ] as const) {
      const answer = readError(await postProposal(bank, uuid, change));
      expect(answer.statusCode).toBe(400);
      expect(answer.fields).toHaveProperty(field);
    }
  });

  it('[CA-43] [CA-46] returns 409 if its proposal was cancelled', async () => {
    bank.setTime(MADE);
    const { uuid } = await simulate(bank, simulation('30310022'));
    const { proposalUuid } = readAnswer(await postProposal(bank, uuid), proposalAnswer);
    readAnswer(await bank.post(`/proposal/${proposalUuid}/cancel_proposal`), proposalAnswer);
    expect(readError(await postProposal(bank, uuid))).toMatchObject({ statusCode: 409, code: 'OFFER_TAKEN' });
  });
});
