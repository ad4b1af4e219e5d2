import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biometryAnswer } from './domain/api/biometry.ts';
import { documentsAnswer } from './domain/api/documentation.ts';
import { seedCatalogues } from './domain/catalogue/seedCatalogues.ts';
import { backUp, BackupError, type Data, restore } from './platform/backup.ts';
import { type Database, serverDatabase } from './platform/database/database.ts';
import { openEmbedded } from './platform/database/embedded.ts';
import { diskStore } from './platform/storage/diskStore.ts';
import { ok, type TestBank, testBank } from './testing/bank.ts';
import { download, inBiometry, photo } from './testing/formalization.ts';
import { proposalNow } from './testing/journey.ts';
import { emptyDatabase } from './testing/serverDatabases.ts';
import { fillDataDir } from './testing/template.ts';

const KEY = { BIOMETRY_KEY: '5a'.repeat(32) };
const NOW = new Date('2026-11-20T15:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-backup-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** An empty place for a bank's data. */
async function place(engine: string, name: string): Promise<Data> {
  const dataDir = join(folder, engine, name);
  const databaseUrl = engine === 'PostgreSQL' ? await emptyDatabase() : undefined;
  return { databaseUrl, dataDir, documents: diskStore(join(dataDir, 'documents')) };
}

const open = ({ databaseUrl, dataDir }: Data): Promise<Database> =>
  databaseUrl === undefined
    ? openEmbedded(dataDir, ({ sql }) => seedCatalogues(sql, NOW))
    : serverDatabase(databaseUrl);

const bankOn = async (data: Data): Promise<TestBank> =>
  testBank(KEY, await open(data), { documents: data.documents });

/** All documents of a proposal, as they are downloaded. */
async function contents(bank: TestBank, proposalId: string): Promise<Buffer[]> {
  const documents = ok(await bank.get(`/documentation/${proposalId}/get_documents`), documentsAnswer);
  const ids = documents.flatMap(({ files }) => files.map(({ documentId }) => documentId));
  const got = await Promise.all(
    ids.map((id) => download(bank, `/documentation/${proposalId}/get_document?documentId=${id}`)),
  );
  expect(got.map(({ status }) => status)).toEqual(ids.map(() => 200));
  return got.map(({ content }) => content);
}

describe.each(['PGlite', 'PostgreSQL'])('a backup of a bank on %s', (engine) => {
  it('opens in an empty place, with documents and encrypted photos, and nowhere else', async () => {
    const [from, to] = [await place(engine, 'from'), await place(engine, 'to')];
    const backup = join(folder, engine, 'backup');
    if (engine === 'PGlite') await fillDataDir(from.dataDir);
    const before = await bankOn(from);
    const { proposalUuid: proposalId } = await inBiometry(before, '30970001');
    const image = await photo();
    ok(await before.post('/biometry/save_selfie', { proposalId, image }), biometryAnswer);
    ok(await before.post('/biometry/save_id', { proposalId, front: image, back: image }), biometryAnswer);
    const [proposal, documents] = [await proposalNow(before, proposalId), await contents(before, proposalId)];
    expect(documents.length).toBeGreaterThan(0);
    await before.close();

    const count = await backUp(from, backup);
    expect(count).toBeGreaterThanOrEqual(documents.length + 3);
    await expect(backUp(from, backup)).rejects.toThrow(BackupError);
    expect(await restore(to, backup)).toBe(count);
    await expect(restore(to, backup)).rejects.toThrow(BackupError);

    const after = await bankOn(to);
    expect(await proposalNow(after, proposalId)).toEqual(proposal);
    expect(await contents(after, proposalId)).toEqual(documents);
    // The verifier gets the photos, so they were decrypted.
    const validated = await after.patch('/biometry/set_bio_validated', { proposalId, bioValidated: true });
    expect(ok(validated, biometryAnswer)).toMatchObject({ status: 'APPROVED', bioValidated: true });
    await after.close();
  });
});
