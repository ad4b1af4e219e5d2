import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { photo, preUpload } from '../../testing/files.ts';
import { command, inBiometry } from '../../testing/formalization.ts';
import { ADMIN, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { getProposalsAnswer } from '../api/proposals.ts';

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

async function rowOf(number: number) {
  const answer = await bank.get(
    `/proposals/get_proposals?proposalNumber=${number}`,
    await identity.bearer(ADMIN),
  );
  const { items } = readAnswer(answer, getProposalsAnswer);
  const [item] = items;
  const documents = item?.sentBackDocuments?.map(({ label, reason }) => `${label}: ${reason}`);
  return { parties: item?.observedParties, documents, etag: answer.headers['etag'] };
}

it('[CA-81] [CA-55] a row lists the parties whose documents were sent back, until all are uploaded again', async () => {
  const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30901931');
  const rows = [await rowOf(proposalNumber)];
  const sendBack = (type: string) =>
    command(bank, proposalNumber, 'observe', { documents: [{ type, reason: 'No se lee.' }] });
  const reUpload = async (type: string) => {
    const { fileId } = readAnswer(await preUpload(bank, id, await photo(), 'nuevo.jpg'), preUploadAnswer);
    const data = [{ type, fileIds: [fileId] }];
    readAnswer(await bank.post(`/documentation/${id}/re-upload`, { data }), documentsAnswer);
  };
  for (const change of [
    () => sendBack('SELLER_CBU'),
    () => sendBack('DNI_FRONT'),
    () => sendBack('DNI_BACK'),
    () => reUpload('DNI_FRONT'),
    () => reUpload('DNI_BACK'),
    () => reUpload('SELLER_CBU'),
  ]) {
    await change();
    rows.push(await rowOf(proposalNumber));
  }
  const both = ['HOLDER', 'SELLER'];
  expect(rows.map(({ parties }) => parties)).toEqual([[], ['SELLER'], both, both, both, ['SELLER'], []]);
  expect(rows[1]?.documents).toEqual(['Constancia de CBU del vendedor: No se lee.']);
  expect(rows[3]?.documents).toEqual([
    'DNI del titular, frente: No se lee.',
    'DNI del titular, dorso: No se lee.',
    'Constancia de CBU del vendedor: No se lee.',
  ]);
  expect(rows.at(-1)?.documents).toEqual([]);
  // After re-uploading every document, the row has its first ETag again.
  expect(new Set(rows.map(({ etag }) => etag)).size).toBe(rows.length - 1);
});
