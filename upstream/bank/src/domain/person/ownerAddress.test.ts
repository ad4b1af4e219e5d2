import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { APPLICANT, OTHER_APPLICANT, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import {
  address,
  coOwner,
  simulate,
  postProposal,
  createProposal,
  simulation,
} from '../../testing/journey.ts';
import { ownerAddressAnswer, ownerAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const DOCUMENT = '30557100';

type Headers = Record<string, string>;

async function proposedBy(headers: Headers, document = DOCUMENT) {
  const { uuid } = await simulate(bank, simulation(document), headers);
  return readAnswer(await postProposal(bank, uuid, {}, '', headers), proposalAnswer).proposalUuid;
}

async function cancelledBy(headers: Headers, id: string) {
  expect((await bank.post(`/proposal/${id}/cancel_proposal`, {}, headers)).status).toBe(200);
}

/** Returns the data prefilled in a new proposal of that person. */
async function offeredTo(headers: Headers, document = DOCUMENT) {
  const id = await proposedBy(headers, document);
  const answer = await bank.get(`/person/owner/get_owner_address?id=${id}`, headers);
  await cancelledBy(headers, id);
  return readAnswer(answer, ownerAddressAnswer);
}

it('[CA-19] a new proposal is prefilled with the address of the same user’s latest one', async () => {
  const headers = await identity.bearer(APPLICANT);
  const before = await proposedBy(headers);
  const saved = await bank.post('/person/owner', { ...address, idProposal: before }, headers);
  expect(saved.status).toBe(200);
  await cancelledBy(headers, before);

  expect(await offeredTo(headers)).toEqual(address);
  expect(await offeredTo(headers, '30557101')).toEqual({});
  // Knowing only the DNI reveals nothing.
  expect(await offeredTo(await identity.bearer(OTHER_APPLICANT))).toEqual({});
  expect(await offeredTo({})).toEqual({});
});

it.each(['SOL', 'DIV'])(
  '[CA-17] [CA-18] neither borrower is %s if the co-owner is the owner’s spouse',
  async (maritalStatus) => {
    const spouse = { ...coOwner(`4${maritalStatus === 'SOL' ? 1 : 2}557102`), relationship: 'CON' };
    const { proposalUuid: idProposal } = await createProposal(
      bank,
      `30557${maritalStatus === 'SOL' ? 103 : 104}`,
      {
        coOwner: spouse,
      },
    );
    const single = { ...address, maritalStatus };
    for (const answer of [
      await bank.post('/person/owner', { ...single, idProposal }),
      await bank.patch(`/person/coowner/${idProposal}`, single),
    ]) {
      expect(readError(answer).fields?.maritalStatus).toMatch(/es tu cónyuge/);
    }
    const married = { ...address, maritalStatus: 'CAS' };
    readAnswer(await bank.post('/person/owner', { ...married, idProposal }), ownerAnswer);
    readAnswer(await bank.patch(`/person/coowner/${idProposal}`, married), proposalAnswer);
  },
);
