import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { outreach } from './phaseTables.ts';

type Outreach = Omit<typeof outreach.$inferInsert, 'id'>;

export const insertOutreach = (tx: Sql, row: Outreach): Promise<unknown> =>
  tx.insert(outreach).values({ id: randomUUID(), ...row });

/** Counts the contacts that a user saw since a given time. */
export const contactsSeen = (sql: Sql, userId: string, since: Date): Promise<number> =>
  sql.$count(
    outreach,
    and(eq(outreach.userId, userId), eq(outreach.kind, 'CONTACT_SEEN'), gt(outreach.createdAt, since)),
  );

export type OutreachRow = typeof outreach.$inferSelect;

/** Returns the reminders of a proposal, newest first. */
export const remindersOf = (sql: Sql, proposalUuid: string): Promise<OutreachRow[]> =>
  sql
    .select()
    .from(outreach)
    .where(and(eq(outreach.proposalUuid, proposalUuid), eq(outreach.kind, 'REMINDED')))
    .orderBy(desc(outreach.createdAt));
