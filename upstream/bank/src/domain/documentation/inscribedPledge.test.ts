import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, refusal, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import { backOffice, command } from '../../testing/formalization.ts';
import { posted, proposalNow } from '../../testing/journey.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';

let bank: TestBank;
let id = '';
let number = 0;
beforeAll(async () => {
  bank = await testBank();
  const proposal = await posted(bank, '30600611');
  id = proposal.proposalUuid;
  number = proposal.proposalNumber;
  while ((await proposalNow(bank, id)).phase !== 'REGISTRO_PRENDA') await command(bank, number, 'advance');
});
afterAll(() => bank.close());

const documents = async () => ok(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer);
const pledge = async () => (await documents()).find(({ type }) => type === 'INSCRIBED_PLEDGE');
const attach = (type: string, fileIds: string[]) =>
  bank.patch(`/documentation/${id}/upload`, { data: [{ type, fileIds }], isSeller: false });

describe('[RT-40] the inscribed pledge', () => {
  it('is asked for once the documents are at the registry, and only it is accepted then [ST-06]', async () => {
    expect((await proposalNow(bank, id)).phase).toBe('REGISTRO_PRENDA');
    expect(await pledge()).toBeUndefined();
    expect(refusal(await preUpload(bank, id, pdf(), 'prenda.pdf')).code).toBe('ILLEGAL_MOVE');
    expect(refusal(await backOffice(bank, number, 'return')).code).toBe('ILLEGAL_MOVE');

    await command(bank, number, 'present');
    expect(await pledge()).toMatchObject({ label: 'Prenda inscripta', status: 'PENDING', mandatory: true });
    const { fileId } = ok(await preUpload(bank, id, pdf(), 'prenda.pdf'), preUploadAnswer);
    expect(refusal(await attach('DNI_FRONT', [fileId])).code).toBe('ILLEGAL_MOVE');
    expect((await proposalNow(bank, id)).pledge).toBeNull();
    await command(bank, number, 'return');
    expect((await proposalNow(bank, id)).pledge).toBe('RETURNED');
    ok(await attach('INSCRIBED_PLEDGE', [fileId]), documentsAnswer);
    expect((await proposalNow(bank, id)).pledge).toBe('RECEIVED');
    expect(await pledge()).toMatchObject({ status: 'UPLOADED', files: [{ documentId: fileId }] });
  });

  it('stays readable after the registry closed it, and is no longer accepted', async () => {
    await command(bank, number, 'inscribe');
    expect((await proposalNow(bank, id)).status).toBe('E');
    expect((await pledge())?.status).toBe('UPLOADED');
    expect(refusal(await preUpload(bank, id, pdf(), 'otra.pdf')).code).toBe('PROPOSAL_NOT_OPEN');
    expect(refusal(await attach('INSCRIBED_PLEDGE', [])).code).toBe('PROPOSAL_NOT_OPEN');
  });
});
