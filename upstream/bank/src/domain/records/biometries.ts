import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { biometries, biometryImages } from './phaseTables.ts';

export type BiometryRow = typeof biometries.$inferSelect;
export type PhotoRow = typeof biometryImages.$inferSelect;

/** The identity check of a proposal; null before it begins. */
export async function findBiometry(sql: Sql, proposalUuid: string): Promise<BiometryRow | null> {
  const [row] = await sql.select().from(biometries).where(eq(biometries.proposalUuid, proposalUuid));
  return row ?? null;
}

export async function insertBiometry(tx: Sql, row: typeof biometries.$inferInsert): Promise<BiometryRow> {
  const [inserted] = await tx.insert(biometries).values(row).returning();
  if (!inserted) throw new Error('the identity check was not inserted');
  return inserted;
}

/** Changes the check of a proposal and returns the new row. */
export async function changeBiometry(
  tx: Sql,
  proposalUuid: string,
  change: Partial<typeof biometries.$inferInsert>,
): Promise<BiometryRow> {
  const [row] = await tx
    .update(biometries)
    .set(change)
    .where(eq(biometries.proposalUuid, proposalUuid))
    .returning();
  if (!row) throw new Error('the identity check is gone');
  return row;
}

/** The stored photos of a proposal's check. */
export const photosOf = (sql: Sql, proposalUuid: string): Promise<PhotoRow[]> =>
  sql.select().from(biometryImages).where(eq(biometryImages.proposalUuid, proposalUuid));

/** Adds a photo in place of the earlier one of the same kind, whose id it returns. */
export async function replacePhoto(tx: Sql, row: PhotoRow): Promise<string | null> {
  const same = and(
    eq(biometryImages.proposalUuid, row.proposalUuid),
    eq(biometryImages.evidence, row.evidence),
  );
  const [before] = await tx.delete(biometryImages).where(same).returning({ id: biometryImages.id });
  await tx.insert(biometryImages).values(row);
  return before?.id ?? null;
}

/** Deletes the rows of a check's photos; their content is in the document store. */
export async function deletePhotos(tx: Sql, proposalUuid: string): Promise<void> {
  await tx.delete(biometryImages).where(eq(biometryImages.proposalUuid, proposalUuid));
}

/** The checks with stored photos whose last one arrived before `moment`. */
export const withPhotosBefore = (sql: Sql, moment: Date): Promise<BiometryRow[]> =>
  sql
    .select()
    .from(biometries)
    .where(
      and(
        isNotNull(biometries.imagesAt),
        lt(biometries.imagesAt, moment),
        isNull(biometries.imagesDeletedAt),
      ),
    )
    .limit(500);
