import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { coOwnerParts, identityChecks } from './phaseTables.ts';
import { proposalSubjects } from './tables.ts';

export type CoOwnerPartRow = typeof coOwnerParts.$inferSelect;
type Change = Partial<Omit<typeof coOwnerParts.$inferInsert, 'proposalUuid' | 'createdAt' | 'updatedAt'>>;

/** Returns the part of a proposal's co-owner; null before the first link. */
export async function findCoOwnerPart(sql: Sql, proposalUuid: string): Promise<CoOwnerPartRow | null> {
  const [row] = await sql.select().from(coOwnerParts).where(eq(coOwnerParts.proposalUuid, proposalUuid));
  return row ?? null;
}

/** Changes the co-owner's part of a locked proposal; the first change creates it. */
export async function saveCoOwnerPart(
  tx: Sql,
  proposalUuid: string,
  change: Change,
  now: Date,
): Promise<CoOwnerPartRow> {
  const [row] = await tx
    .insert(coOwnerParts)
    .values({ proposalUuid, createdAt: now, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: coOwnerParts.proposalUuid, set: { ...change, updatedAt: now } })
    .returning();
  if (!row) throw new Error('the part of the co-owner was not saved');
  return row;
}

/** Deletes the part of a co-owner who was changed or removed: links and consents end. */
export async function forgetCoOwner(tx: Sql, proposalUuid: string): Promise<void> {
  await tx.delete(coOwnerParts).where(eq(coOwnerParts.proposalUuid, proposalUuid));
  await tx
    .delete(proposalSubjects)
    .where(and(eq(proposalSubjects.proposalUuid, proposalUuid), eq(proposalSubjects.party, 'CO_OWNER')));
  await tx
    .delete(identityChecks)
    .where(and(eq(identityChecks.proposalUuid, proposalUuid), eq(identityChecks.personType, 'CO_OWNER')));
}
