import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { followUpEntries, followUps } from './phaseTables.ts';

export type FollowUpRow = typeof followUps.$inferSelect;
type FollowUpEntry = typeof followUpEntries.$inferSelect;

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

export const addFollowUpEntry = (tx: Sql, entry: Omit<FollowUpEntry, 'id'>): Promise<unknown> =>
  tx.insert(followUpEntries).values({ id: randomUUID(), ...entry });

/** Returns the entries of a proposal, newest first. */
export const followUpEntriesOf = (sql: Sql, proposalUuid: string): Promise<FollowUpEntry[]> =>
  sql
    .select()
    .from(followUpEntries)
    .where(eq(followUpEntries.proposalUuid, proposalUuid))
    .orderBy(desc(followUpEntries.createdAt));

/** Counts the notes that a user wrote since a given time. */
export const notesSince = (sql: Sql, userId: string, since: Date): Promise<number> =>
  sql.$count(
    followUpEntries,
    and(
      eq(followUpEntries.userId, userId),
      eq(followUpEntries.kind, 'NOTE'),
      gt(followUpEntries.createdAt, since),
    ),
  );
