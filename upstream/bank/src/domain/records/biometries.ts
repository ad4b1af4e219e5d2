import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { biometries, biometryImages } from './phaseTables.ts';
import type { Borrower } from './rowTypes.ts';

export type BiometryRow = typeof biometries.$inferSelect;
export type PhotoRow = typeof biometryImages.$inferSelect;

/** Each borrower has one identity check. */
export type CheckOf = Readonly<{ proposalUuid: string; personType: Borrower }>;

const isCheck = ({ proposalUuid, personType }: CheckOf) =>
  and(eq(biometries.proposalUuid, proposalUuid), eq(biometries.personType, personType));

/** Returns the identity check of a borrower; null before it begins. */
export async function findBiometry(sql: Sql, check: CheckOf): Promise<BiometryRow | null> {
  const [row] = await sql.select().from(biometries).where(isCheck(check));
  return row ?? null;
}

export async function insertBiometry(tx: Sql, row: typeof biometries.$inferInsert): Promise<BiometryRow> {
  const [inserted] = await tx.insert(biometries).values(row).returning();
  if (!inserted) throw new Error('the identity check was not inserted');
  return inserted;
}

/** Changes a borrower's check and returns the new row. */
export async function changeBiometry(
  tx: Sql,
  check: CheckOf,
  change: Partial<typeof biometries.$inferInsert>,
): Promise<BiometryRow> {
  const [row] = await tx.update(biometries).set(change).where(isCheck(check)).returning();
  if (!row) throw new Error('the identity check does not exist');
  return row;
}

const isPhotoOf = ({ proposalUuid, personType }: CheckOf) =>
  and(eq(biometryImages.proposalUuid, proposalUuid), eq(biometryImages.personType, personType));

export const photosOf = (sql: Sql, check: CheckOf): Promise<PhotoRow[]> =>
  sql.select().from(biometryImages).where(isPhotoOf(check));

/** Whether no DNI number could be read from the front photo, which then needs a manual review. */
export const hasUnreadFront = (photos: readonly PhotoRow[]): boolean =>
  photos.some(({ evidence, hasNumber }) => evidence === 'front' && !hasNumber);

/** Replaces the photo of the same kind and returns its id. */
export async function replacePhoto(tx: Sql, row: PhotoRow): Promise<string | null> {
  const same = and(isPhotoOf(row), eq(biometryImages.evidence, row.evidence));
  const [before] = await tx.delete(biometryImages).where(same).returning({ id: biometryImages.id });
  await tx.insert(biometryImages).values(row);
  return before?.id ?? null;
}

/** Deletes the rows of a check's photos; their content is in the document store. */
export async function deletePhotos(tx: Sql, check: CheckOf): Promise<void> {
  await tx.delete(biometryImages).where(isPhotoOf(check));
}

/** Returns the checks with stored photos whose last photo arrived before `moment`. */
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
