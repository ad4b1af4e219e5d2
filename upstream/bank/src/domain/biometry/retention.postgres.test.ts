import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDecoding } from '../../platform/decoding.ts';
import { readSettings } from '../../platform/settings.ts';
import { diskStore } from '../../platform/storage/diskStore.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry, photo, throughIdentity } from '../../testing/formalization.ts';
import type { Bank } from '../bank.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { standInVerifier } from '../verifier/biometryVerifier.ts';
import { ruleScoring } from '../scoring/port.ts';
import { biometryAnswer } from '../api/biometry.ts';
import { findBiometry } from '../records/biometries.ts';
import { deleteExpiredPhotos } from './retention.ts';

const DAY = 24 * 60 * 60_000;
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const jobAt = async (instant: Date): Promise<Bank> => ({
  settings: readSettings({ BIOMETRY_RETENTION_DAYS: '30' }),
  clock: { now: () => instant },
  sql: bank.sql,
  catalogues: await loadCatalogues(bank.sql),
  documents: diskStore(bank.documentsDir),
  verifier: standInVerifier,
  log: bank.app.log,
  scoring: ruleScoring,
  decoding: createDecoding(),
});

describe('biometric photos past their retention period', () => {
  it('[CA-72] are deleted along with their key, and nothing else is', async () => {
    const { proposalUuid: id } = await inBiometry(bank, '30903901');
    const before = (await readdir(bank.documentsDir)).toSorted();
    await throughIdentity(bank, id);
    const noon = Date.parse('2026-11-20T15:00:00Z');
    expect(await deleteExpiredPhotos(await jobAt(new Date(noon + 30 * DAY)))).toBe(0);
    const kept = await readdir(bank.documentsDir);
    expect(kept.length).toBe(before.length + 3);
    expect(await deleteExpiredPhotos(await jobAt(new Date(noon + 30 * DAY + 1)))).toBe(1);
    expect((await readdir(bank.documentsDir)).toSorted()).toEqual(before);
    expect((await findBiometry(bank.sql, { proposalUuid: id, personType: 'OWNER' }))?.wrappedKey).toBeNull();
    const state = readAnswer(await bank.get(`/biometry/${id}/get_biometry`), biometryAnswer);
    expect(state).toMatchObject({
      bioValidated: true,
      evidence: { selfie: false, front: false, back: false },
      imagesDeletedAt: '2026-12-20T15:00:00.001Z',
    });
    expect(await deleteExpiredPhotos(await jobAt(new Date(noon + 60 * DAY)))).toBe(0);
  });

  it('[CA-73] can be replaced by new ones under a new key', async () => {
    const { proposalUuid: proposalId } = await inBiometry(bank, '30903902');
    await throughIdentity(bank, proposalId);
    await deleteExpiredPhotos(await jobAt(new Date('2027-03-01T15:00:00Z')));
    const image = await photo(7);
    const again = readAnswer(await bank.post('/biometry/save_selfie', { proposalId, image }), biometryAnswer);
    expect(again).toMatchObject({ evidence: { selfie: true, front: false }, imagesDeletedAt: null });
  });
});
