import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsAnswer } from './domain/api/accounts.ts';
import { sellerAnswer } from './domain/api/person.ts';
import { proposalAnswer } from './domain/api/proposal.ts';
import { readAnswer, readError, type TestBank, testBank } from './testing/bank.ts';
import {
  address,
  coOwner,
  confirm,
  simulate,
  postProposal,
  createProposal,
  proposalNow,
  seller,
  simulation,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from './testing/journey.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const stepsOf = async (uuid: string, phase: string) =>
  (await proposalNow(bank, uuid)).flow.flowPhase.find(({ name }) => name === phase)?.steps;

describe('the complete journey over HTTP', () => {
  it('[CA-01] [CA-43] [CA-47] [CA-54] [CA-62] goes from a simulation to BIOMETRIA with a fixed rate', async () => {
    const proposal = await createProposal(bank, '30111222');
    const id = proposal.proposalUuid;
    expect(proposal).toMatchObject({ status: 'A', phase: 'OWNER', proposalNumber: expect.any(Number) });
    expect(proposal.proposalNumber).toBeGreaterThanOrEqual(104_900);
    await throughOwner(bank, id);
    expect((await proposalNow(bank, id)).phase).toBe('INSURANCE');
    await throughInsurance(bank, id);
    const insured = await proposalNow(bank, id);
    expect(insured.phase).toBe('SELLER');
    expect(insured.cfteaWithInsurance).toBeGreaterThan(insured.calculatedValueDTO.cftea ?? Infinity);
    const body = { proposalId: id, physicalPerson: seller };
    expect(
      readAnswer(await bank.post('/person/seller/post_seller', body), sellerAnswer).hasDataValidated,
    ).toBe(true);
    await throughDocuments(bank, id);
    const choice = { openNewAccount: true };
    readAnswer(await bank.patch(`/accounts/${id}/update_account`, choice), accountsAnswer);
    const confirmed = readAnswer(await confirm(bank, id), proposalAnswer);
    expect(confirmed).toMatchObject({ status: 'A', phase: 'BIOMETRIA', account: { selected: true } });
    expect(await stepsOf(id, 'BIOMETRIA')).toEqual([
      { name: 'createFormalization', status: 'ACTIVE' },
      { name: 'saveAccount', status: 'FINALIZED' },
    ]);
    expect(readAnswer(await confirm(bank, id), proposalAnswer)).toEqual(confirmed);
  });

  it('[CA-18] [CA-45] takes a co-owner through the owner phase, in UVA', async () => {
    const { uuid } = await simulate(bank, simulation('30111233', { coOwner: coOwner('31222333') }));
    const loan = { matrixCode: 'UVA-01-36', terms: 36, financedAmount: 8_000_000 };
    const proposal = readAnswer(await postProposal(bank, uuid, loan), proposalAnswer);
    const id = proposal.proposalUuid;
    expect(proposal.calculatedValueDTO.capitalInUVAs).toBeCloseTo(8_000_000 / 2150.37, 1);
    expect(proposal.installments).toHaveLength(36);
    readAnswer(
      await bank.post('/person/owner', { ...address, idProposal: id }),
      proposalAnswer.pick({ ownerId: true }),
    );
    expect((await stepsOf(id, 'OWNER'))?.[1]).toEqual({ name: 'addressCoOwner', status: 'ACTIVE' });
    const saved = readAnswer(await bank.patch(`/person/coowner/${id}`, address), proposalAnswer);
    expect(saved.coOwner).toMatchObject({ document: '31222333', street: 'Av. Corrientes' });
    const alone = readAnswer(
      await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: null }),
      proposalAnswer,
    );
    expect(alone.coOwner).toBeNull();
    expect(await stepsOf(id, 'OWNER')).toEqual([
      { name: 'address', status: 'FINALIZED' },
      { name: 'validateCode', status: 'ACTIVE' },
    ]);
  });
});

describe('illegal moves', () => {
  it('[CA-41] return 409 for a step of a later phase, and change nothing', async () => {
    const before = await createProposal(bank, '30111244');
    const id = before.proposalUuid;
    const early = [
      bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller }),
      bank.patch(`/proposal/${id}/update_proposal`, { summaryAccepted: { textVersion: '1' } }),
      bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }),
      confirm(bank, id),
    ];
    for (const answer of await Promise.all(early)) {
      expect(readError(answer)).toMatchObject({ statusCode: 409, code: 'ILLEGAL_MOVE' });
    }
    expect(await proposalNow(bank, id)).toEqual(before);
  });

  it('[CA-47] include a confirmation without its header', async () => {
    const { proposalUuid } = await createProposal(bank, '30111255');
    const answer = await bank.get(`/proposal/${proposalUuid}/confirm_proposal`);
    expect(readError(answer)).toMatchObject({ statusCode: 403, code: 'ACTION_NOT_REQUESTED' });
  });

  it('[CA-46] include every move after a cancellation', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30111266');
    const cancelled = readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
    expect(cancelled).toMatchObject({ status: 'C' });
    expect(readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer)).toEqual(cancelled);
    const answer = await bank.post('/person/owner', { ...address, idProposal: id });
    expect(readError(answer).code).toBe('ILLEGAL_MOVE');
  });
});
