import { inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { followUps } from './phaseTables.ts';

export type FollowUpRow = typeof followUps.$inferSelect;

/** Returns the follow-ups of proposals that have one. */
export const followUpsOf = async (sql: Sql, proposalUuids: readonly string[]): Promise<FollowUpRow[]> =>
  proposalUuids.length === 0
    ? []
    : sql
        .select()
        .from(followUps)
        .where(inArray(followUps.proposalUuid, [...proposalUuids]));

export async function saveFollowUp(tx: Sql, row: FollowUpRow): Promise<void> {
  const { proposalUuid: _key, ...set } = row;
  await tx.insert(followUps).values(row).onConflictDoUpdate({ target: followUps.proposalUuid, set });
}
