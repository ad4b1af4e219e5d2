import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  AS_CO_OWNER,
  CO_OWNER,
  coOwnership,
  newestLink,
  openLink,
  throughAcceptance,
} from '../../testing/coOwner.ts';
import { latestCode, withInvitation } from '../../testing/journey.ts';
import { linkAnswer } from '../api/biometry.ts';
import { coOwnershipAnswer } from '../api/coOwner.ts';
import { generateCodeAnswer, validateCodeAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
let id = '';
let document = 30_602_100;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(async () => {
  document += 1;
  bank.setTime('2026-11-20T15:00:00Z');
  id = await withInvitation(bank, document);
});
afterAll(() => bank.close());

const other = (code: string) => (code === '000000' ? '000001' : '000000');
const invite = (channel?: string) => bank.post(`/ext/co-owner-links/${id}`, channel ? { channel } : {});

describe('the co-owner’s second device', () => {
  const SECOND = { 'x-subject': 'guest:second-device' };
  const ask = { isReturnProposal: true, ...AS_CO_OWNER };
  let firstLink = {};
  const seen = async () => readAnswer(await bank.get(`/ext/co-ownerships/${id}`, SECOND), coOwnershipAnswer);
  /** Simulates somebody who reads the mail of a co-owner who accepted, and opens a link on another device. */
  async function opened(): Promise<void> {
    firstLink = await newestLink(bank);
    await throughAcceptance(bank, id);
    readAnswer(await invite('EMAIL'), linkAnswer);
    readAnswer(await openLink(bank, SECOND), coOwnershipAnswer);
  }

  it('can neither read nor do anything before entering a code sent to their phone', async () => {
    await opened();
    expect(await seen()).toMatchObject({ step: 'WAITING_FOR_OWNER', codeRequired: true });
    const consents = [{ kind: 'BIOMETRICS', textVersion: '2026-11' }];
    const own = { proposalId: id, ...AS_CO_OWNER };
    const confirm = { confirmed: true, code: '123456', ...AS_CO_OWNER };
    const signing = { idProposal: id, purpose: 'SIGNATURE', ...AS_CO_OWNER };
    for (const answer of [
      await bank.post(`/contract/${id}/documentation`, { consents, ...AS_CO_OWNER }, SECOND),
      await bank.post('/biometry/save_selfie', { ...own, image: 'x' }, SECOND),
      await bank.post('/biometry/save_id', { ...own, front: 'x', back: 'x' }, SECOND),
      await bank.patch('/biometry/set_bio_validated', { ...own, bioValidated: true }, SECOND),
      await bank.post('/person/generate_code', signing, SECOND),
      await bank.post(`/contract/${id}/confirm`, confirm, SECOND),
      await bank.get(`/contract/${id}/download?personType=CO_OWNER`, SECOND),
      await bank.post(`/ext/co-ownerships/${id}/refuse`, {}, SECOND),
    ]) {
      expect(readError(answer)).toMatchObject({ statusCode: 403, code: 'DEVICE_NOT_PROVED' });
    }
  });

  it('continues after the code; the first device needs none', async () => {
    await opened();
    bank.wait(60);
    readAnswer(
      await bank.post('/person/generate_code', { idProposal: id, ...ask }, SECOND),
      generateCodeAnswer,
    );
    const [message] = await bank.outbox();
    expect(message).toMatchObject({ to: '+5491145678124' });
    const send = (code: string) =>
      bank.post('/person/validate_code', { idProposal: id, code, ...ask }, SECOND);
    expect(readError(await send(other(message?.code ?? ''))).code).toBe('CODE_INVALID');
    expect((await seen()).codeRequired).toBe(true);
    readAnswer(await send(message?.code ?? ''), validateCodeAnswer);
    expect((await seen()).codeRequired).toBe(false);
    expect((await coOwnership(bank, id)).codeRequired).toBe(false);
    readAnswer(await bank.post('/ext/co-ownerships/open', firstLink, CO_OWNER), coOwnershipAnswer);
    const documents = await bank.post(`/contract/${id}/documentation`, AS_CO_OWNER, SECOND);
    expect(documents.status).toBe(200);
  });

  it('cannot use a link that was still unopened when another one was opened', async () => {
    const first = await newestLink(bank);
    readAnswer(await invite('EMAIL'), linkAnswer);
    const second = await newestLink(bank);
    const open = (link: object, subject: string) =>
      bank.post('/ext/co-ownerships/open', link, { 'x-subject': subject });
    readAnswer(await open(second, 'guest:co-owner'), coOwnershipAnswer);
    expect(readError(await open(first, 'guest:second-device')).code).toBe('CO_OWNERSHIP_NOT_FOUND');
    readAnswer(await open(second, 'guest:co-owner'), coOwnershipAnswer);
    readAnswer(await invite(), linkAnswer);
    readAnswer(await openLink(bank, SECOND), coOwnershipAnswer);
  });
});

describe('before the acceptance', () => {
  const refuse = (headers: Record<string, string>) =>
    bank.post(`/ext/co-ownerships/${id}/refuse`, {}, headers);

  it('a single device can decline at once, but one of two needs a code sent to the co-owner’s phone', async () => {
    const SECOND = { 'x-subject': 'guest:second-device' };
    const link = await newestLink(bank);
    readAnswer(await openLink(bank), coOwnershipAnswer);
    readAnswer(await invite('EMAIL'), linkAnswer);
    expect(readError(await refuse(CO_OWNER))).toMatchObject({ statusCode: 403, code: 'DEVICE_NOT_PROVED' });
    readAnswer(await openLink(bank, SECOND), coOwnershipAnswer);
    expect(readError(await refuse(SECOND))).toMatchObject({ statusCode: 403, code: 'DEVICE_NOT_PROVED' });
    // The earlier link and its device have lost access.
    for (const answer of [
      await bank.get(`/ext/co-ownerships/${id}`, CO_OWNER),
      await bank.post('/ext/co-ownerships/open', link, CO_OWNER),
      await bank.post('/person/generate_code', { idProposal: id, ...AS_CO_OWNER }, CO_OWNER),
      await refuse(CO_OWNER),
    ]) {
      expect(answer.status).toBe(404);
    }
    const ask = { idProposal: id, isReturnProposal: true, ...AS_CO_OWNER };
    readAnswer(await bank.post('/person/generate_code', ask, SECOND), generateCodeAnswer);
    const [message] = await bank.outbox();
    readAnswer(
      await bank.post('/person/validate_code', { ...ask, code: message?.code }, SECOND),
      validateCodeAnswer,
    );
    expect(readAnswer(await refuse(SECOND), coOwnershipAnswer).step).toBe('REFUSED');
    const told = (await bank.outbox()).filter(({ body }) => body.includes('dijeron que no con tu enlace'));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['+5491145678124', 'julian@correo.com']);
  });

  it('the owner’s own browser cannot open a link and does not use it up', async () => {
    const OWNER = { 'x-subject': 'guest:owner' };
    bank.wait(60);
    const code = await latestCode(bank, id, true);
    const typed = { idProposal: id, code, isReturnProposal: true };
    readAnswer(await bank.post('/person/validate_code', typed, OWNER), validateCodeAnswer);
    expect(readError(await openLink(bank, OWNER))).toMatchObject({
      statusCode: 403,
      code: 'CO_OWNER_ONLY',
      message: expect.stringContaining('Es para Julián'),
    });
    expect(readError(await refuse(OWNER)).statusCode).toBe(404);
    readAnswer(await openLink(bank), coOwnershipAnswer);
  });
});

it('owner and co-owner can share a device: the owner enters with their own code, and each acts as themselves', async () => {
  await throughAcceptance(bank, id);
  const asOwner = { idProposal: id, isReturnProposal: true };
  readAnswer(await bank.post('/person/generate_code', asOwner, CO_OWNER), generateCodeAnswer);
  const [message] = await bank.outbox();
  expect(message).toMatchObject({ to: '+5491145556677' });
  expect((await bank.get(`/proposal/${id}/get_proposal`, CO_OWNER)).status).toBe(404);
  const typed = { ...asOwner, code: message?.code };
  readAnswer(await bank.post('/person/validate_code', typed, CO_OWNER), validateCodeAnswer);
  readAnswer(await bank.get(`/proposal/${id}/get_proposal`, CO_OWNER), proposalAnswer);
  readAnswer(await openLink(bank), coOwnershipAnswer);
  expect((await coOwnership(bank, id)).step).toBe('WAITING_FOR_OWNER');
});
