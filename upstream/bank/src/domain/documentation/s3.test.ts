import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import { createProposal } from '../../testing/journey.ts';
import { preUploadAnswer } from '../api/documentation.ts';

let directory = '';
let server: S3rver;
let bank: TestBank;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  bank = await testBank({
    S3_BUCKET: 'files',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  await bank.close();
  await server.close();
  await rm(directory, { recursive: true });
});

describe('documents in a bucket', () => {
  it('[CA-52] [CA-58] are stored and returned after a settings change alone', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30908001');
    const { fileId } = readAnswer(await preUpload(bank, id, pdf(2), 'a.pdf'), preUploadAnswer);
    const answer = await bank.get(`/documentation/${id}/get_document?documentId=${fileId}`);
    expect(answer.body).toMatch(/^%PDF-1\.4/);
    expect((await readdir(join(directory, 'files'))).some((name) => name.startsWith(fileId))).toBe(true);
    expect(existsSync(bank.documentsDir)).toBe(false);
  });
});
