import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import { maySee } from '../access/sight.ts';
import type { Sql } from '../../platform/database/database.ts';
import { proposalSubjects } from '../records/tables.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower } from '../records/rowTypes.ts';

/**
 * Records that the caller created the proposal or unlocked it with a code; for CO_OWNER, that the caller opened the
 * co-owner's link. Does nothing for a caller without a subject.
 */
export async function bindSubject(
  tx: Sql,
  proposalUuid: string,
  caller: Caller | null,
  now: Date,
  party: Borrower = 'OWNER',
): Promise<void> {
  const subject = caller === null ? '' : subjectOf(caller);
  if (subject === '') return;
  await tx
    .insert(proposalSubjects)
    .values({ proposalUuid, subject, party, createdAt: now })
    .onConflictDoNothing();
}

/** Records that the device with the co-owner's link entered a code sent to the co-owner's phone. */
export async function proveDevice(tx: Sql, proposalUuid: string, caller: Caller, now: Date): Promise<void> {
  await tx
    .update(proposalSubjects)
    .set({ provedAt: now })
    .where(
      and(
        eq(proposalSubjects.proposalUuid, proposalUuid),
        eq(proposalSubjects.subject, subjectOf(caller)),
        eq(proposalSubjects.party, 'CO_OWNER'),
      ),
    );
}

async function hasSubject(sql: Sql, proposalUuid: string, party: Borrower, which: SQL): Promise<boolean> {
  const [row] = await sql
    .select({ subject: proposalSubjects.subject })
    .from(proposalSubjects)
    .where(and(eq(proposalSubjects.proposalUuid, proposalUuid), eq(proposalSubjects.party, party), which))
    .limit(1);
  return row !== undefined;
}

/** Whether the caller created the proposal or unlocked it with a code; for CO_OWNER, whether they opened the link. */
export const isBound = (
  sql: Sql,
  proposalUuid: string,
  caller: Caller,
  party: Borrower = 'OWNER',
): Promise<boolean> => hasSubject(sql, proposalUuid, party, eq(proposalSubjects.subject, subjectOf(caller)));

/** Ends the access of the co-owner's other devices that no code proved. */
export async function endUnprovedDevices(tx: Sql, proposalUuid: string, caller: Caller): Promise<void> {
  await tx
    .delete(proposalSubjects)
    .where(
      and(
        eq(proposalSubjects.proposalUuid, proposalUuid),
        eq(proposalSubjects.party, 'CO_OWNER'),
        ne(proposalSubjects.subject, subjectOf(caller)),
        isNull(proposalSubjects.provedAt),
      ),
    );
}

/** Whether the caller is a user or a guest who takes part in a proposal. */
export async function isKnown(sql: Sql, caller: Caller): Promise<boolean> {
  if (caller.kind === 'user') return true;
  const [row] = await sql
    .select({ subject: proposalSubjects.subject })
    .from(proposalSubjects)
    .where(eq(proposalSubjects.subject, caller.subject))
    .limit(1);
  return row !== undefined;
}

/** Whether the caller is the proposal's applicant. Sellers of its point of sale are not. */
export async function isOwn(sql: Sql, proposal: ProposalRow, caller: Caller | null): Promise<boolean> {
  if (caller === null) return false;
  if (caller.kind === 'user' && caller.role === 'applicant') {
    const { pointOfSale, createdBy, document, owner } = proposal;
    if (maySee(caller, { pointOfSale, createdBy, document, email: owner.email })) return true;
  }
  return isBound(sql, proposal.uuid, caller);
}
