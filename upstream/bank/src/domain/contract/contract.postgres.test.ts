import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../records/phaseTables.ts';
import { biometryAnswer } from '../api/biometry.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  accept,
  download,
  inBiometry,
  sign,
  signingCode,
  throughIdentity,
} from '../../testing/formalization.ts';
import { createProposal, proposalNow } from '../../testing/journey.ts';
import { GENERATED_DOCUMENTS } from '../pdf/documentTypes.ts';
import { contractAnswer, documentationAnswer, readingAnswer, signatureAnswer } from '../api/contract.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const status = async (id: string) => readAnswer(await bank.get(`/contract/${id}/status`), contractAnswer);
const reading = (id: string) => bank.get(`/ext/contract/${id}/reading`);
const initiate = (id: string) => bank.post(`/contract/${id}/initiate`, {});
const confirm = (id: string, body: object) => bank.post(`/contract/${id}/confirm`, body);

describe('the contract', () => {
  it('[CA-65] [ST-16] is NOT_CREATED until it is initiated, and then stays the same', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904901');
    expect(await status(id)).toEqual({
      status: 'NOT_CREATED',
      initiated: false,
      confirmed: null,
      reason: null,
      hash: null,
      signedAt: null,
      vivereStatus: 1008,
      figuresChanged: null,
      signatures: [],
      pendingSigners: [],
      signingCode: true,
    });
    expect(readError(await confirm(id, { confirmed: true })).code).toBe('CONTRACT_NOT_CREATED');
    expect(readError(await reading(id)).code).toBe('CONTRACT_NOT_CREATED');
    await throughIdentity(bank, id);
    const answers = await Promise.all([initiate(id), initiate(id), initiate(id)]);
    const [first] = answers.map((answer) => readAnswer(answer, contractAnswer));
    for (const answer of answers) expect(readAnswer(answer, contractAnswer)).toEqual(first);
    expect(await status(id)).toEqual(first);
    expect(first).toMatchObject({ status: 'CREATED', initiated: true });
    const { documents } = readAnswer(await reading(id), readingAnswer);
    expect(documents.map(({ name }) => name)).toEqual(Object.keys(GENERATED_DOCUMENTS));
  });

  it('[CA-63] lists the documents to read and the missing data, and stores consents with their time', async () => {
    const { proposalUuid: early } = await createProposal(bank, '30904902');
    const lists = readAnswer(await bank.post(`/contract/${early}/documentation`), documentationAnswer);
    expect(lists.documents.map(({ documentName, missing }) => [documentName, missing.length > 0])).toEqual([
      ['LOAN_SUMMARY', false],
      ['FORM_03', true],
      ['PLEDGE_CONTRACT_WITH_REGISTRY', true],
      ['PLEDGE_ANNEXED', true],
    ]);
    const { proposalUuid: id } = await inBiometry(bank, '30904903', { consents: false });
    const consents = [{ kind: 'BIOMETRICS', textVersion: '2026-11' }];
    readAnswer(await bank.post(`/contract/${id}/documentation`, { consents }), documentationAnswer);
    const kept = readAnswer(await bank.post(`/contract/${id}/documentation`, {}), documentationAnswer);
    expect(kept.consents).toEqual([{ ...consents[0], at: '2026-11-20T15:00:00.000Z' }]);
    expect((await status(id)).status).toBe('NOT_CREATED');
    expect(readError(await bank.post(`/contract/${early}/documentation`, { consents })).code).toBe(
      'ILLEGAL_MOVE',
    );
  });

  it('[CA-67] [ST-16] stays CREATED with a reason if not confirmed, and can be confirmed later', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904904');
    await throughIdentity(bank, id);
    readAnswer(await initiate(id), contractAnswer);
    const no = readAnswer(
      await confirm(id, { confirmed: false, reason: 'Quiero leerlo mejor.' }),
      contractAnswer,
    );
    expect(no).toMatchObject({ status: 'CREATED', confirmed: false, reason: 'Quiero leerlo mejor.' });
    expect((await proposalNow(bank, id)).phase).toBe('BIOMETRIA');
    await accept(bank, id, 'TERMS');
    expect(readError(await confirm(id, { confirmed: true }))).toMatchObject({
      statusCode: 409,
      code: 'CODE_REQUIRED',
    });
    const yes = readAnswer(await sign(bank, id), contractAnswer);
    expect(yes).toMatchObject({ status: 'APPROVAL_PENDING', confirmed: true, reason: null });
    expect(yes.signedAt).toBe('2026-11-20T15:00:00.000Z');
    expect((await proposalNow(bank, id)).phase).toBe('REGISTRO_PRENDA');
    expect(readAnswer(await confirm(id, { confirmed: true }), contractAnswer)).toEqual(yes);
    expect(readError(await confirm(id, { confirmed: false })).code).toBe('ILLEGAL_MOVE');
    expect(await status(id)).toEqual(yes);
  });

  it('[CA-67] is signed once by two parallel confirmations', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904905');
    await throughIdentity(bank, id);
    readAnswer(await initiate(id), contractAnswer);
    await accept(bank, id, 'TERMS');
    const signed = { confirmed: true, code: await signingCode(bank, id) };
    const all = await Promise.all([confirm(id, signed), confirm(id, signed)]);
    const [one, two] = all.map((answer) => readAnswer(answer, contractAnswer));
    expect(one).toEqual(two);
  });

  it('[CA-67] stores the signature’s evidence, and rejects changed terms', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904906');
    await throughIdentity(bank, id);
    const { hash } = readAnswer(await initiate(id), contractAnswer);
    await accept(bank, id, 'TERMS');
    const [row] = await bank.sql.select().from(contracts).where(eq(contracts.proposalUuid, id));
    if (!row?.terms) throw new Error('no terms were stored');
    const forged = structuredClone(row.terms);
    forged.proposal.calculatedValueDTO.tna = 1;
    await bank.sql.update(contracts).set({ terms: forged }).where(eq(contracts.proposalUuid, id));
    const code = await signingCode(bank, id);
    expect((await confirm(id, { confirmed: true, code })).status).toBe(500);
    expect((await status(id)).status).toBe('CREATED');
    await bank.sql.update(contracts).set({ terms: row.terms }).where(eq(contracts.proposalUuid, id));
    readAnswer(await confirm(id, { confirmed: true, code }), contractAnswer);
    const signature = readAnswer(await bank.get(`/contract/vivere/${id}/signature`), signatureAnswer);
    expect(signature).toMatchObject({ signed: true, hash, signedAt: '2026-11-20T15:00:00.000Z' });
    expect(signature.biometryId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('[CA-67] is signed with a code sent to the verified person’s phone, which cannot change in between', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904908');
    const contact = `/ext/person/owner/${id}`;
    const cellPhone = { areaCode: '11', number: '44556677' };
    const moves = async () => [
      readError(await bank.patch(`${contact}/email`, { email: 'nueva@gmail.com' })).code,
      readError(await bank.post(`${contact}/phone/code`, { cellPhone })).code,
      readError(await bank.patch(`${contact}/phone`, { cellPhone, code: '123456' })).code,
    ];
    await throughIdentity(bank, id);
    expect(await moves()).toEqual(Array(3).fill('CONTACT_LOCKED'));
    // The contact stays locked after the validation is withdrawn, because the bank has the photos.
    const body = { proposalId: id, bioValidated: false };
    readAnswer(await bank.patch('/biometry/set_bio_validated', body), biometryAnswer);
    expect(await moves()).toEqual(Array(3).fill('CONTACT_LOCKED'));
    readAnswer(
      await bank.patch('/biometry/set_bio_validated', { ...body, bioValidated: true }),
      biometryAnswer,
    );
    readAnswer(await initiate(id), contractAnswer);
    readAnswer(await sign(bank, id), contractAnswer);
  });

  it('[CA-64] is not created once a validation has been withdrawn', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904907');
    await throughIdentity(bank, id);
    const body = { proposalId: id, bioValidated: false };
    readAnswer(await bank.patch('/biometry/set_bio_validated', body), biometryAnswer);
    expect(readError(await initiate(id)).code).toBe('BIOMETRY_REQUIRED');
  });
});

describe('the contract in the Vivere flow', () => {
  it('[CA-68] [CA-69] [CA-70] [ST-11] is generated, downloaded and signed by the same code, with its own status ids', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30904911');
    expect((await download(bank, `/contract/vivere/${id}/download`)).status).toBe(404);
    expect(readError(await bank.get(`/contract/vivere/${id}/generate`)).code).toBe('BIOMETRY_REQUIRED');
    await throughIdentity(bank, id);
    const made = readAnswer(await bank.get(`/contract/vivere/${id}/generate`), contractAnswer);
    expect(made).toMatchObject({ status: 'CREATED', vivereStatus: 1008 });
    const file = await download(bank, `/contract/vivere/${id}/download`);
    expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
    const unsigned = readAnswer(await bank.get(`/contract/vivere/${id}/signature`), signatureAnswer);
    expect(unsigned).toMatchObject({ signed: false, signedAt: null, status: 'CREATED' });
    expect(readAnswer(await sign(bank, id), contractAnswer).vivereStatus).toBe(1012);
  });
});

describe('generated documents', () => {
  const generate = (id: string, name: string) =>
    bank.get(`/documentation/${id}/generate-document?documentName=${name}`);

  it('[CA-57] are limited to a fixed list, and require their data', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30904921');
    for (const name of ['PASSWD', '../../etc/passwd', ''])
      expect((await generate(id, name)).status).toBe(400);
    expect(readError(await generate(id, 'FORM_03'))).toMatchObject({
      statusCode: 409,
      code: 'DOCUMENT_NOT_READY',
      fields: { 'vehicle.chassis': expect.any(String), insurance: expect.any(String) },
    });
    const summary = await generate(id, 'LOAN_SUMMARY');
    expect(summary.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''resumen-\d+\.pdf$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
