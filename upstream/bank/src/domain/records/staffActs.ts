import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import { staffActs } from './phaseTables.ts';
import type { StaffActKind } from './rowTypes.ts';

export type StaffAct = typeof staffActs.$inferSelect;
type Details = Partial<
  Pick<StaffAct, 'text' | 'party' | 'channel' | 'maskedRecipient' | 'fromId' | 'fromName' | 'nextOn'>
>;

export const addStaffAct = (
  tx: Sql,
  act: Details & Readonly<{ proposalUuid: string; kind: StaffActKind; user: User; at: Date }>,
): Promise<unknown> => {
  const { user, at, ...rest } = act;
  return tx
    .insert(staffActs)
    .values({ id: randomUUID(), userId: user.id, userName: user.name, createdAt: at, ...rest });
};

/** Returns sellers' actions on a proposal, newest first. */
export const staffActsOf = (sql: Sql, proposalUuid: string): Promise<StaffAct[]> =>
  sql
    .select()
    .from(staffActs)
    .where(eq(staffActs.proposalUuid, proposalUuid))
    .orderBy(desc(staffActs.createdAt));

export const countStaffActs = (
  sql: Sql,
  { userId, kind, since }: Readonly<{ userId: string; kind: StaffActKind; since: Date }>,
): Promise<number> =>
  sql.$count(
    staffActs,
    and(eq(staffActs.userId, userId), eq(staffActs.kind, kind), gt(staffActs.createdAt, since)),
  );

export const wasCancelledByStaff = async (sql: Sql, proposalUuid: string): Promise<boolean> =>
  (await sql.$count(
    staffActs,
    and(eq(staffActs.proposalUuid, proposalUuid), eq(staffActs.kind, 'CANCELLED')),
  )) > 0;
