import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, type TestBank, testBank } from '../../testing/bank.ts';
import { APPLICANT, OTHER_APPLICANT, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { address, decided, post, simulation } from '../../testing/journey.ts';
import { ownerAddressAnswer } from '../api/person.ts';
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
  const { uuid } = await decided(bank, simulation(document), headers);
  return ok(await post(bank, uuid, {}, '', headers), proposalAnswer).proposalUuid;
}

async function cancelledBy(headers: Headers, id: string) {
  expect((await bank.post(`/proposal/${id}/cancel_proposal`, {}, headers)).status).toBe(200);
}

/** What a new proposal for that person begins with. */
async function offeredTo(headers: Headers, document = DOCUMENT) {
  const id = await proposedBy(headers, document);
  const answer = await bank.get(`/person/owner/get_owner_address?id=${id}`, headers);
  await cancelledBy(headers, id);
  return ok(answer, ownerAddressAnswer);
}

it('[CA-19] is the one of the latest proposal before, for the user who made both', async () => {
  const headers = await identity.bearer(APPLICANT);
  const before = await proposedBy(headers);
  const saved = await bank.post('/person/owner', { ...address, idProposal: before }, headers);
  expect(saved.status).toBe(200);
  await cancelledBy(headers, before);

  expect(await offeredTo(headers)).toEqual(address);
  expect(await offeredTo(headers, '30557101')).toEqual({});
  // Whoever has the DNI alone sees nothing of it.
  expect(await offeredTo(await identity.bearer(OTHER_APPLICANT))).toEqual({});
  expect(await offeredTo({})).toEqual({});
});
