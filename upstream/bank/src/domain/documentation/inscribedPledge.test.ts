import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SELLER, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import { backOffice, command } from '../../testing/formalization.ts';
import { simulate, postProposal, proposalNow, simulation } from '../../testing/journey.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';

let bank: TestBank;
let identity: TestIdentity;
let id = '';
let number = 0;
/** Request headers of the point of sale. */
let staff: Record<string, string> = {};
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  staff = await identity.bearer(SELLER);
  const { uuid } = await simulate(bank, simulation('30600611'));
  const proposal = readAnswer(
    await postProposal(bank, uuid, {}, '?pointOfSaleCodeSelected=01010'),
    proposalAnswer,
  );
  id = proposal.proposalUuid;
  number = proposal.proposalNumber;
  while ((await proposalNow(bank, id)).phase !== 'REGISTRO_PRENDA') await command(bank, number, 'advance');
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const documents = async () =>
  readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer);
const pledge = async () => (await documents()).find(({ type }) => type === 'INSCRIBED_PLEDGE');
const attach = (type: string, fileIds: string[], headers = staff) =>
  bank.patch(`/documentation/${id}/upload`, { data: [{ type, fileIds }], isSeller: false }, headers);
const NOT_YOURS = { statusCode: 403, code: 'POINT_OF_SALE_ONLY' };
const STRANGERS: Record<string, string>[] = [{}, { 'x-subject': 'guest:1' }];

describe('[RT-40] the inscribed pledge', () => {
  it('is required once the documents are at the registry, and is then the only accepted document [ST-06]', async () => {
    expect((await proposalNow(bank, id)).phase).toBe('REGISTRO_PRENDA');
    expect(await pledge()).toBeUndefined();
    expect(readError(await preUpload(bank, id, pdf(), 'prenda.pdf')).code).toBe('ILLEGAL_MOVE');
    expect(readError(await backOffice(bank, number, 'return')).code).toBe('ILLEGAL_MOVE');

    await command(bank, number, 'present');
    expect(await pledge()).toMatchObject({ label: 'Prenda inscripta', status: 'PENDING', mandatory: true });
    const { fileId } = readAnswer(await preUpload(bank, id, pdf(), 'prenda.pdf'), preUploadAnswer);
    expect(readError(await attach('DNI_FRONT', [fileId])).code).toBe('ILLEGAL_MOVE');
    expect((await proposalNow(bank, id)).pledge).toBeNull();
    await command(bank, number, 'return');
    expect((await proposalNow(bank, id)).pledge).toBe('RETURNED');
    for (const headers of STRANGERS) {
      expect(readError(await attach('INSCRIBED_PLEDGE', [fileId], headers))).toMatchObject(NOT_YOURS);
    }
    readAnswer(await attach('INSCRIBED_PLEDGE', [fileId]), documentsAnswer);
    expect((await proposalNow(bank, id)).pledge).toBe('RECEIVED');
    expect(await pledge()).toMatchObject({ status: 'UPLOADED', files: [{ documentId: fileId }] });
  });

  it('[CA-55] can be uploaded again only by the point of sale, which alone is notified', async () => {
    const before = (await bank.outbox()).length;
    await command(bank, number, 'observe', {
      documents: [{ type: 'INSCRIBED_PLEDGE', reason: 'Falta el sello.' }],
    });
    expect(await bank.outbox()).toHaveLength(before + 1);
    const [mail] = await bank.outbox();
    expect(mail).toMatchObject({ channel: 'EMAIL', to: 'ventas@automotores-libertador.example' });
    expect(mail?.body).toContain(`/usuario/panel-de-seguimiento/propuesta/${id}/prenda`);
    const { fileId } = readAnswer(await preUpload(bank, id, pdf(), 'prenda.pdf'), preUploadAnswer);
    const again = (headers: Record<string, string>) =>
      bank.post(
        `/documentation/${id}/re-upload`,
        { data: [{ type: 'INSCRIBED_PLEDGE', fileIds: [fileId] }] },
        headers,
      );
    for (const headers of STRANGERS) {
      expect(readError(await again(headers))).toMatchObject(NOT_YOURS);
    }
    readAnswer(await again(staff), documentsAnswer);
    expect(await proposalNow(bank, id)).toMatchObject({
      phase: 'REGISTRO_PRENDA_INSCRIPTA',
      pledge: 'RECEIVED',
    });
    expect(await bank.outbox()).toHaveLength(before + 1);
  });

  it('stays readable after the registry has closed it, but is no longer accepted', async () => {
    await command(bank, number, 'inscribe');
    expect((await proposalNow(bank, id)).status).toBe('E');
    expect((await pledge())?.status).toBe('UPLOADED');
    expect(readError(await preUpload(bank, id, pdf(), 'otra.pdf')).code).toBe('PROPOSAL_NOT_OPEN');
    expect(readError(await attach('INSCRIBED_PLEDGE', [])).code).toBe('PROPOSAL_NOT_OPEN');
  });
});
