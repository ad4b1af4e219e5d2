import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsAnswer } from './domain/api/accounts.ts';
import { contractAnswer } from './domain/api/contract.ts';
import { documentsAnswer, preUploadAnswer } from './domain/api/documentation.ts';
import { readPdf } from './testing/testPdf.ts';
import { proposalAnswer } from './domain/api/proposal.ts';
import { readAnswer, readError, type TestBank, testBank } from './testing/bank.ts';
import { pdf, preUpload } from './testing/files.ts';
import {
  backOffice,
  command,
  download,
  giveSellerAccount,
  inBiometry,
  throughContract,
  throughIdentity,
} from './testing/formalization.ts';
import { createProposal, proposalNow } from './testing/journey.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

describe('the journey once the data are confirmed', () => {
  it('[ST-03] [ST-05] [ST-06] [CA-64] [CA-67] [CA-71] continues to the inscribed pledge, and is closed (E)', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30901901');
    await throughIdentity(bank, id);
    await throughContract(bank, id);
    expect(await proposalNow(bank, id)).toMatchObject({ status: 'A', phase: 'REGISTRO_PRENDA' });
    expect(await command(bank, proposalNumber, 'present')).toMatchObject({
      phase: 'REGISTRO_PRENDA_INSCRIPTA',
      step: 'closePrendaInscripta',
    });
    const unpaid = await proposalNow(bank, id);
    for (const name of ['inscribe', 'advance']) {
      expect(readError(await backOffice(bank, proposalNumber, name))).toMatchObject({
        statusCode: 409,
        code: 'SELLER_ACCOUNT_MISSING',
      });
    }
    expect(await proposalNow(bank, id)).toEqual(unpaid);
    await giveSellerAccount(bank, id);
    await command(bank, proposalNumber, 'inscribe');
    const closed = await proposalNow(bank, id);
    expect(closed).toMatchObject({ status: 'E', phase: 'REGISTRO_PRENDA_INSCRIPTA' });
    expect(closed.flow.flowPhase.at(-1)?.steps).toEqual([
      { name: 'closePrendaInscripta', status: 'FINALIZED' },
    ]);
    expect(readError(await backOffice(bank, proposalNumber, 'cancel')).code).toBe('ILLEGAL_MOVE');
  });

  it('[ST-05] [CA-62] waits for the account after the contract if none was chosen', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30901902', { account: false });
    await throughIdentity(bank, id);
    await throughContract(bank, id);
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'BIOMETRIA' });
    readAnswer(await bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }), accountsAnswer);
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'REGISTRO_PRENDA' });
  });

  it('[ST-01] [ST-04] can be cancelled: C by the applicant until the contract, X by the bank or by expiry', async () => {
    const { proposalUuid: first } = await inBiometry(bank, '30901903');
    readAnswer(await bank.post(`/proposal/${first}/cancel_proposal`), proposalAnswer);
    expect((await proposalNow(bank, first)).status).toBe('C');
    const { proposalUuid: second, proposalNumber } = await inBiometry(bank, '30901904');
    await throughIdentity(bank, second);
    await throughContract(bank, second);
    expect(readError(await bank.post(`/proposal/${second}/cancel_proposal`)).code).toBe('ILLEGAL_MOVE');
    expect(readError(await backOffice(bank, proposalNumber, 'expire')).code).toBe('ILLEGAL_MOVE');
    expect(await command(bank, proposalNumber, 'cancel')).toMatchObject({ status: 'X' });
    const third = await createProposal(bank, '30901905');
    expect(await command(bank, third.proposalNumber, 'expire')).toMatchObject({ status: 'X' });
  });

  it('[ST-02] [ST-14] has a gestor in parallel, who is never the active phase', async () => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, '30901906');
    expect(await command(bank, proposalNumber, 'concierge')).toMatchObject({ phase: 'OWNER' });
    expect(readError(await backOffice(bank, proposalNumber, 'concierge')).code).toBe('ILLEGAL_MOVE');
    await command(bank, proposalNumber, 'contact');
    await command(bank, proposalNumber, 'appointment');
    const { flow, phase } = await proposalNow(bank, id);
    expect(phase).toBe('OWNER');
    expect(flow.flowPhase.find(({ name }) => name === 'CONCIERGE')?.status).toBe('FINALIZED');
  });

  it('[CA-66] [CA-67] [ST-16] signs the figures shown for the proposal, with evidence of the signature', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30901907');
    const before = await download(bank, `/contract/${id}/download`);
    expect(before.status).toBe(404);
    await throughIdentity(bank, id);
    const created = readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
    expect(created).toMatchObject({ status: 'CREATED', initiated: true, confirmed: null });
    const unsigned = await download(bank, `/contract/${id}/download`);
    await throughContract(bank, id);
    const signed = await download(bank, `/contract/${id}/download`);
    const { text } = await readPdf(Readable.from([signed.content]));
    expect(text).toContain(created.hash);
    expect((await readPdf(Readable.from([unsigned.content]))).text).toContain('Pendiente de firma');
    const proposal = await proposalNow(bank, id);
    const first = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(
      proposal.calculatedValueDTO.firstInstallment ?? 0,
    );
    expect(text).toContain(first);
    expect(text).toContain(String(proposalNumber));
    const again = await download(
      bank,
      `/documentation/${id}/generate-document?documentName=PLEDGE_CONTRACT_WITH_REGISTRY`,
    );
    expect(again.content.equals(signed.content)).toBe(true);
  });
});

describe('documents sent back', () => {
  const documentsOf = async (id: string) =>
    readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer);
  const reUpload = (id: string, data: { type: string; fileIds: string[] }[]) =>
    bank.post(`/documentation/${id}/re-upload`, { data });
  const newFile = async (id: string) =>
    readAnswer(await preUpload(bank, id, pdf(), 'nuevo.pdf'), preUploadAnswer).fileId;

  it('[CA-55] [ST-07] are the only ones uploaded again, and the interrupted phase then continues', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30901911');
    const sentBack = [
      { type: 'DNI_FRONT', reason: 'No se lee el número.' },
      { type: 'SELLER_CBU', reason: 'Está vencida.' },
    ];
    await command(bank, proposalNumber, 'observe', { documents: sentBack });
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'RE_LOAD_DOCUMENTATION' });
    const [mail] = await bank.outbox();
    expect(mail).toMatchObject({ channel: 'EMAIL', to: 'juana@correo.com' });
    expect(mail?.body).toContain('No se lee el número.');
    const shown = (await documentsOf(id)).filter(({ status }) => status === 'OBSERVED');
    expect(shown.map(({ type, observation }) => [type, observation])).toEqual([
      ['DNI_FRONT', 'No se lee el número.'],
      ['SELLER_CBU', 'Está vencida.'],
    ]);
    const fileIds = [await newFile(id)];
    const untouched = await proposalNow(bank, id);
    expect(readError(await reUpload(id, [{ type: 'DNI_BACK', fileIds }])).fields).toHaveProperty([
      'data.0.type',
    ]);
    const old = shown[1]?.files[0]?.documentId ?? '';
    expect(readError(await reUpload(id, [{ type: 'SELLER_CBU', fileIds: [old] }])).fields).toHaveProperty([
      'data.0.fileIds',
    ]);
    expect(await proposalNow(bank, id)).toEqual(untouched);
    const first = readAnswer(await reUpload(id, [{ type: 'DNI_FRONT', fileIds }]), documentsAnswer);
    expect(first.find(({ type }) => type === 'DNI_FRONT')).toMatchObject({
      status: 'UPLOADED',
      observation: null,
      files: [{ documentId: fileIds[0] }],
    });
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'RE_LOAD_DOCUMENTATION' });
    const last = [{ type: 'SELLER_CBU', fileIds: [await newFile(id)] }];
    readAnswer(await reUpload(id, last), documentsAnswer);
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'BIOMETRIA' });
    expect(readError(await reUpload(id, last)).code).toBe('ILLEGAL_MOVE');
  });

  it('[CA-55] must have been uploaded before, and be required by the proposal', async () => {
    const { proposalNumber } = await createProposal(bank, '30901912');
    const sendBack = (type: string) =>
      backOffice(bank, proposalNumber, 'observe', { documents: [{ type, reason: 'x' }] });
    expect(readError(await sendBack('PRO_FORMA_INVOICE')).code).toBe('ILLEGAL_MOVE');
    expect(readError(await sendBack('FORM_08')).fields).toHaveProperty(['documents.0.type']);
  });
});

describe('the back office', () => {
  it('[ST-02] can move a proposal through every step manually', async () => {
    const { proposalNumber } = await createProposal(bank, '30901921');
    const seen = [];
    for (let at = 0; at < 20; at += 1) {
      const now = await command(bank, proposalNumber, 'advance');
      seen.push(now.phase);
      if (now.status === 'E') break;
    }
    expect([...new Set(seen)]).toEqual([
      'OWNER',
      'INSURANCE',
      'SELLER',
      'BIOMETRIA',
      'REGISTRO_PRENDA',
      'REGISTRO_PRENDA_INSCRIPTA',
    ]);
  });

  it('rejects commands from other sites’ pages, and has its own page', async () => {
    const { proposalNumber } = await createProposal(bank, '30901922');
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await backOffice(bank, proposalNumber, 'expire', undefined, headers)).status).toBe(403);
    // /developers links here from another port.
    const page = await bank.app.inject({
      url: '/demo/back-office',
      headers: { 'sec-fetch-site': 'same-site' },
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.body).toContain(String(proposalNumber));
    expect(page.body).not.toContain('Juana');
  });
});
