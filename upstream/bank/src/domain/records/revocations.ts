import { and, desc, eq, gt, inArray, isNull, or, sql as statement } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { revocations } from './phaseTables.ts';
import type { ProposalRow } from './proposals.ts';
import { proposals } from './tables.ts';

export type RevocationRow = typeof revocations.$inferSelect;
type Values = Pick<RevocationRow, 'document' | 'gender' | 'proposalNumber' | 'contact'>;

/** Serializes requests for one document until the transaction ends, so that two parallel requests become one. */
export async function lockRevocationsOf(tx: Sql, document: string): Promise<void> {
  await tx.execute(statement`select pg_advisory_xact_lock(hashtext(${`revocation ${document}`}))`);
}

/** Returns the newest request with the same values since a given time; null if there is none. */
export async function findSameRevocation(
  sql: Sql,
  { document, gender, proposalNumber, contact }: Values,
  since: Date,
): Promise<RevocationRow | null> {
  const [row] = await sql
    .select()
    .from(revocations)
    .where(
      and(
        eq(revocations.document, document),
        eq(revocations.gender, gender),
        eq(revocations.contact, contact),
        proposalNumber === null
          ? isNull(revocations.proposalNumber)
          : eq(revocations.proposalNumber, proposalNumber),
        gt(revocations.createdAt, since),
      ),
    )
    .orderBy(desc(revocations.createdAt))
    .limit(1);
  return row ?? null;
}

export const insertRevocation = async (tx: Sql, row: RevocationRow): Promise<void> => {
  await tx.insert(revocations).values(row);
};

/** Returns the last confirmed request for a proposal, otherwise the first request; null if there are none. */
export async function findRevocationOf(sql: Sql, proposalUuid: string): Promise<RevocationRow | null> {
  const [row] = await sql
    .select()
    .from(revocations)
    .where(eq(revocations.proposalUuid, proposalUuid))
    .orderBy(statement`${revocations.confirmedAt} desc nulls last`, revocations.createdAt)
    .limit(1);
  return row ?? null;
}

/** Locks and returns the request with this receipt number; null if there is none. */
export async function lockRevocation(tx: Sql, number: string): Promise<RevocationRow | null> {
  const [row] = await tx.select().from(revocations).where(eq(revocations.number, number)).for('update');
  return row ?? null;
}

export async function confirmRevocation(tx: Sql, id: string, at: Date): Promise<void> {
  await tx.update(revocations).set({ confirmedAt: at }).where(eq(revocations.id, id));
}

/** Returns the open or successfully closed proposals of a borrower's document, newest first. */
export const revocableProposalsOf = (sql: Sql, document: string): Promise<ProposalRow[]> =>
  sql
    .select()
    .from(proposals)
    .where(
      and(
        or(eq(proposals.document, document), eq(statement`${proposals.coOwner} ->> 'document'`, document)),
        inArray(proposals.flowStatus, ['A', 'E']),
      ),
    )
    .orderBy(desc(proposals.createdAt));
