import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { proposalAnswer } from '../api/proposal.ts';
import { type Answer, readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry, photo, sign, throughContract, throughIdentity } from '../../testing/formalization.ts';
import { createProposal } from '../../testing/journey.ts';
import { biometryAnswer, linkAnswer } from '../api/biometry.ts';
import { standInVerifier } from '../verifier/biometryVerifier.ts';

let bank: TestBank;
let id = '';
beforeAll(async () => {
  bank = await testBank();
  id = (await inBiometry(bank, '30902901')).proposalUuid;
});
afterAll(() => bank.close());

const state = async (uuid: string) =>
  readAnswer(await bank.get(`/biometry/${uuid}/get_biometry`), biometryAnswer);
const selfie = (proposalId: string, image: string, headers = {}) =>
  bank.post('/biometry/save_selfie', { proposalId, image }, headers);
const validated = (proposalId: string, bioValidated = true): Promise<Answer> =>
  bank.patch('/biometry/set_bio_validated', { proposalId, bioValidated });
const stored = async (of: TestBank) =>
  (await readdir(of.documentsDir)).filter((name) => /^[0-9a-f-]{36}$/.test(name));

describe('the identity check', () => {
  it('[CA-72] begins without evidence, and names the stand-in verifier', async () => {
    expect(await state(id)).toEqual({
      status: 'PENDING',
      bioValidated: false,
      evidence: { selfie: false, front: false, back: false },
      problems: [],
      toReview: [],
      processNumber: null,
      vivere: false,
      verifier: 'stand-in-picture-quality',
      isStandIn: true,
      imagesDeletedAt: null,
    });
  });

  it('[CA-71] [ST-18] validates nobody without evidence on the server', async () => {
    const { proposalUuid } = await inBiometry(bank, '30902902');
    expect(readError(await validated(proposalUuid)).code).toBe('BIOMETRY_INCOMPLETE');
    readAnswer(await selfie(proposalUuid, await photo()), biometryAnswer);
    expect(readError(await validated(proposalUuid)).code).toBe('BIOMETRY_INCOMPLETE');
    expect((await state(proposalUuid)).bioValidated).toBe(false);
    expect(readError(await bank.post(`/contract/${proposalUuid}/initiate`, {})).code).toBe(
      'BIOMETRY_REQUIRED',
    );
  });

  it('[CA-71] [CA-73] [CA-75] [ST-18] approves three good photos; another photo withdraws the approval', async () => {
    await throughIdentity(bank, id);
    expect(await state(id)).toMatchObject({
      status: 'APPROVED',
      bioValidated: true,
      evidence: { selfie: true, front: true, back: true },
    });
    readAnswer(await selfie(id, await photo(2)), biometryAnswer);
    expect((await state(id)).bioValidated).toBe(false);
    expect(readAnswer(await validated(id), biometryAnswer).bioValidated).toBe(true);
    expect(readAnswer(await validated(id, false), biometryAnswer).bioValidated).toBe(false);
  });

  it('[CA-71] does not validate photos that the verifier rejects on a second check', async () => {
    const { proposalUuid } = await inBiometry(bank, '30902908');
    await throughIdentity(bank, proposalUuid);
    readAnswer(await validated(proposalUuid, false), biometryAnswer);
    const rejects = vi.spyOn(standInVerifier, 'verify').mockResolvedValue({
      verifier: 'stand-in-picture-quality',
      isStandIn: true,
      status: 'REJECTED',
      problems: [{ evidence: 'selfie', problem: 'BLURRED' }],
    });
    onTestFinished(() => rejects.mockRestore());
    expect(readError(await validated(proposalUuid))).toMatchObject({
      statusCode: 409,
      code: 'BIOMETRY_REJECTED',
    });
    expect(readAnswer(await validated(proposalUuid, false), biometryAnswer).bioValidated).toBe(false);
    rejects.mockRestore();
    expect(readAnswer(await validated(proposalUuid), biometryAnswer).bioValidated).toBe(true);
  });

  it('[CA-73] [CA-75] reports what is wrong with a photo, and does not store it', async () => {
    const before = await state(id);
    const files = await stored(bank);
    const small = await photo(1, { side: 200 });
    const cases: [string, string][] = [
      [small, 'TOO_SMALL'],
      [await photo(1, { mean: 5 }), 'TOO_DARK'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 'NOT_A_PICTURE'],
      ['not base64 at all!', 'NOT_A_PICTURE'],
    ];
    for (const [image, code] of cases) {
      const answer = readError(await selfie(id, image));
      expect(answer).toMatchObject({ statusCode: 400, code });
      expect(answer.fields?.image).toBe(answer.message);
    }
    const back = await bank.post('/biometry/save_id', { proposalId: id, back: small });
    expect(readError(back).fields).toHaveProperty('back');
    const neither = await bank.post('/biometry/save_id', { proposalId: id });
    expect(readError(neither).fields).toHaveProperty('front');
    expect(await state(id)).toEqual(before);
    expect(await stored(bank)).toEqual(files);
  });

  it('[CA-75] accepts a front with the borrower’s number, sends one without a number to manual review, and rejects another DNI', async () => {
    const { proposalUuid: proposalId } = await inBiometry(bank, '30902907');
    const front = async (frontDocument?: string) =>
      bank.post('/biometry/save_id', { proposalId, front: await photo(), frontDocument });
    expect(readError(await front('30902908')).code).toBe('OTHER_DOCUMENT');
    expect(await state(proposalId)).toMatchObject({ evidence: { front: false }, toReview: [] });
    readAnswer(await front(), biometryAnswer);
    expect((await state(proposalId)).toReview).toEqual(['front']);
    expect(readAnswer(await front('30902907'), biometryAnswer).toReview).toEqual([]);
    readAnswer(await bank.post('/biometry/save_id', { proposalId, back: await photo(2) }), biometryAnswer);
    expect((await state(proposalId)).toReview).toEqual([]);
  });

  it('[CA-73] limits the photo and the request body to 5 MB', async () => {
    const big = Buffer.alloc(5 * 1024 * 1024 + 1, 1).toString('base64');
    expect(readError(await selfie(id, big)).code).toBe('PICTURE_TOO_BIG');
    const bigger = Buffer.alloc(7 * 1024 * 1024, 1).toString('base64');
    expect(readError(await selfie(id, bigger)).statusCode).toBe(413);
  });

  it('[CA-74] [CA-76] stores the process number and that Vivere ran the check', async () => {
    const { proposalUuid: proposalId } = await inBiometry(bank, '30902903');
    const number = { proposalId, processNumber: 'PROC-1' };
    const saved = readAnswer(await bank.post('/biometry/save_process_number', number), biometryAnswer);
    expect(saved).toMatchObject({ processNumber: 'PROC-1', vivere: false });
    const vivere = { proposalId, processNumber: 'VIV-2', textVersion: '1' };
    const after = readAnswer(await bank.post('/biometry/save_data_vivere', vivere), biometryAnswer);
    expect(after).toMatchObject({ processNumber: 'VIV-2', vivere: true });
    const bad = { proposalId, processNumber: '../../x' };
    expect((await bank.post('/biometry/save_process_number', bad)).status).toBe(400);
  });

  it('[CA-73] [CA-71] is open only in its phase: not before it, and not after the contract', async () => {
    const early = (await createProposal(bank, '30902904')).proposalUuid;
    const late = (await inBiometry(bank, '30902905')).proposalUuid;
    await throughIdentity(bank, late);
    await throughContract(bank, late);
    const image = await photo();
    for (const uuid of [early, late]) {
      const before = await state(uuid);
      const saved = bank.post('/biometry/save_process_number', { proposalId: uuid, processNumber: 'X' });
      for (const answer of [await selfie(uuid, image), await validated(uuid), await saved]) {
        expect(readError(answer).code).toBe('ILLEGAL_MOVE');
      }
      expect(await state(uuid)).toEqual(before);
    }
  });

  it('[CA-73] [KO-03] is closed at night, as are the validation and the contract', async () => {
    const night = await testBank({ HOURS_WINDOW: 'on', CODE_RESEND_SECONDS: '0' });
    // The day of the contract, so that its figures equal the summary's.
    night.setTime('2026-11-21T15:00:00Z');
    const { proposalUuid } = await inBiometry(night, '30902906');
    const image = await photo();
    const proposalId = proposalUuid;
    const calls = [
      () => night.post('/biometry/save_selfie', { proposalId, image }),
      () => night.post('/biometry/save_id', { proposalId, front: image, back: image }),
      () => night.patch('/biometry/set_bio_validated', { proposalId, bioValidated: true }),
      () => night.post(`/contract/${proposalId}/initiate`, {}),
      () => sign(night, proposalId),
    ];
    for (const [at, call] of calls.entries()) {
      night.setTime('2026-11-21T09:59:59Z');
      expect(readError(await call())).toMatchObject({ statusCode: 403, code: 'OUT_OF_HOURS' });
      night.setTime('2026-11-21T10:00:00Z');
      expect([at, (await call()).status]).toEqual([at, 200]);
    }
    await night.close();
  });
});

describe('biometric photos [CA-73]', () => {
  it('are encrypted at rest, replaced completely, and never returned in a response', async () => {
    const own = await testBank();
    const { proposalUuid: proposalId } = await inBiometry(own, '30902911');
    const documents = new Set(await stored(own));
    const image = await photo(3);
    const answers = [await own.post('/biometry/save_selfie', { proposalId, image })];
    const [first] = (await stored(own)).filter((name) => !documents.has(name));
    const content = await readFile(`${own.documentsDir}/${first}`);
    for (const mark of ['SECRET-PLACE', 'JFIF', 'Exif']) expect(content.includes(mark)).toBe(false);
    expect(content.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    answers.push(await own.post('/biometry/save_selfie', { proposalId, image: await photo(4) }));
    const after = (await stored(own)).filter((name) => !documents.has(name));
    expect(after).toHaveLength(1);
    expect(after).not.toContain(first);
    answers.push(await own.get(`/biometry/${proposalId}/get_biometry`));
    for (const answer of answers) {
      readAnswer(answer, biometryAnswer.strict());
      expect(JSON.stringify(answer.body).length).toBeLessThan(1000);
    }
    await own.close();
  });

  it('are stored once when their key is repeated', async () => {
    const { proposalUuid } = await inBiometry(bank, '30902912');
    const image = await photo(5);
    const headers = { 'idempotency-key': 'selfie-1' };
    readAnswer(await selfie(proposalUuid, image, headers), biometryAnswer);
    const files = await stored(bank);
    readAnswer(await selfie(proposalUuid, image, headers), biometryAnswer);
    expect(await stored(bank)).toEqual(files);
    expect(readError(await selfie(proposalUuid, await photo(6), headers)).statusCode).toBe(422);
  });
});

describe('the identity check link', () => {
  const forward = (uuid: string, body?: unknown) =>
    bank.post(`/biometry/${uuid}/biometry_link_forwarding`, body);

  it('[CA-77] goes only to the stored phone or email, at most three times a day', async () => {
    const { proposalUuid } = await inBiometry(bank, '30902921');
    const sms = readAnswer(await forward(proposalUuid), linkAnswer);
    expect(sms).toEqual({
      sent: true,
      channel: 'SMS',
      maskedRecipient: '•• •••• 6677',
      remainingToday: 2,
    });
    expect((await bank.outbox())[0]).toMatchObject({ to: '+5491145556677' });
    expect((await bank.outbox())[0]?.body).toContain(`/biometria?id=${proposalUuid}`);
    readAnswer(await forward(proposalUuid, { channel: 'EMAIL' }), linkAnswer);
    expect((await bank.outbox())[0]).toMatchObject({ to: 'juana@correo.com', channel: 'EMAIL' });
    expect((await forward(proposalUuid, { email: 'x@evil.example' })).status).toBe(400);
    expect(readAnswer(await forward(proposalUuid), linkAnswer).remainingToday).toBe(0);
    expect(readError(await forward(proposalUuid))).toMatchObject({ statusCode: 429, code: 'LINK_LIMIT' });
    bank.wait(24 * 60 * 60 + 1);
    readAnswer(await forward(proposalUuid), linkAnswer);
  });

  it('[CA-77] is sent only in its phase', async () => {
    const { proposalUuid } = await createProposal(bank, '30902922');
    expect(readError(await forward(proposalUuid)).code).toBe('ILLEGAL_MOVE');
    readAnswer(await bank.post(`/proposal/${proposalUuid}/cancel_proposal`), proposalAnswer);
    expect(readError(await forward(proposalUuid)).code).toBe('PROPOSAL_NOT_OPEN');
  });
});
