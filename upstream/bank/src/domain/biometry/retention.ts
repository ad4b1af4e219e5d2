import type { Bank } from '../bank.ts';
import { inTransaction } from '../../platform/platform.ts';
import { lockProposal } from '../records/proposals.ts';
import {
  changeBiometry,
  type CheckOf,
  deletePhotos,
  findBiometry,
  photosOf,
  withPhotosBefore,
} from '../records/biometries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes the key first, then the photos: photos left behind by a crash are unreadable. */
async function deleteOf(bank: Bank, check: CheckOf, before: Date): Promise<boolean> {
  const photos = await inTransaction(bank, async ({ sql, clock }) => {
    await lockProposal(sql, check.proposalUuid);
    const biometry = await findBiometry(sql, check);
    const last = biometry?.imagesAt ?? null;
    if (last === null || last >= before) return [];
    const stored = await photosOf(sql, check);
    await deletePhotos(sql, check);
    const now = clock.now();
    await changeBiometry(sql, check, { wrappedKey: null, imagesDeletedAt: now, updatedAt: now });
    return stored;
  });
  for (const { id } of photos) await bank.documents.delete(id);
  return photos.length > 0;
}

/** Deletes biometric photos past their retention; returns the number of affected checks. */
export async function deleteExpiredPhotos(bank: Bank): Promise<number> {
  const before = new Date(bank.clock.now().getTime() - bank.settings.biometryRetentionDays * DAY_MS);
  let deleted = 0;
  for (const check of await withPhotosBefore(bank.sql, before)) {
    if (await deleteOf(bank, check, before)) deleted += 1;
  }
  return deleted;
}
