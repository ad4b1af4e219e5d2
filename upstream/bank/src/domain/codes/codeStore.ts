import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { CodeParty, CodePurpose } from '../records/rowTypes.ts';
import { phoneCodes } from '../records/tables.ts';

export type CodeRow = typeof phoneCodes.$inferSelect;

/** Returns the codes sent to a party of a proposal since a given time, newest first. */
export const codesSince = (
  tx: Sql,
  proposalUuid: string,
  party: CodeParty,
  since: Date,
): Promise<CodeRow[]> =>
  tx
    .select()
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.proposalUuid, proposalUuid),
        eq(phoneCodes.party, party),
        gt(phoneCodes.createdAt, since),
      ),
    )
    .orderBy(desc(phoneCodes.createdAt));

/** Whether the owner used a code of the proposal, which proves the owner's phone. */
export async function isPhoneProved(tx: Sql, proposalUuid: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.proposalUuid, proposalUuid),
        eq(phoneCodes.party, 'OWNER'),
        inArray(phoneCodes.purpose, ['VALIDATION', 'RETURN']),
        isNotNull(phoneCodes.usedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

type Sought = Readonly<{
  proposalUuid: string;
  purpose: CodePurpose;
  party: CodeParty;
  /** Restricts the code further, such as to a request id; empty for most codes. */
  about: string;
  /** Null for a browser that has access to the proposal. */
  askedBy: string | null;
}>;

/** Locks and returns the newest code of one asker for one use. Older codes for this use are void. */
export async function lockLatestCode(
  tx: Sql,
  { proposalUuid, purpose, party, about, askedBy }: Sought,
): Promise<CodeRow | null> {
  const [row] = await tx
    .select()
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.proposalUuid, proposalUuid),
        eq(phoneCodes.purpose, purpose),
        eq(phoneCodes.party, party),
        eq(phoneCodes.about, about),
        askedBy === null ? isNull(phoneCodes.askedBy) : eq(phoneCodes.askedBy, askedBy),
      ),
    )
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

export async function insertCode(tx: Sql, row: typeof phoneCodes.$inferInsert): Promise<void> {
  await tx.insert(phoneCodes).values(row);
}

export async function changeCode(
  tx: Sql,
  id: string,
  change: Partial<typeof phoneCodes.$inferInsert>,
): Promise<void> {
  await tx.update(phoneCodes).set(change).where(eq(phoneCodes.id, id));
}
