import { and, desc, eq, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Facets, facetsOf } from './proposalFacets.ts';
import { proposals } from './tables.ts';

export type ProposalRow = typeof proposals.$inferSelect;
type NewProposal = Omit<typeof proposals.$inferInsert, keyof Facets | 'stageSince'>;
export type ProposalChange = Partial<Omit<NewProposal, 'uuid' | 'updatedAt'>>;

export const missingProposal = () => notFound('PROPOSAL_NOT_FOUND', 'No encontramos esa solicitud.');

/** @throws {ApiError} 404 for an unknown proposal. */
export async function readProposal(sql: Sql, uuid: string): Promise<ProposalRow> {
  const [row] = await sql.select().from(proposals).where(eq(proposals.uuid, uuid));
  if (!row) throw missingProposal();
  return row;
}

/**
 * Reads a proposal and locks it until the transaction ends (docs/security.md#double-writes).
 * @throws {ApiError} 404 for an unknown proposal.
 */
export async function lockProposal(tx: Sql, uuid: string): Promise<ProposalRow> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.uuid, uuid)).for('update');
  if (!row) throw missingProposal();
  return row;
}

/** Like `lockProposal`, by the proposal's number. */
export async function lockProposalByNumber(tx: Sql, number: number): Promise<ProposalRow> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.number, number)).for('update');
  if (!row) throw missingProposal();
  return row;
}

/**
 * Returns the owner from the user's latest other proposal for the same person that has an address; null if there is
 * none.
 */
export async function earlierOwner(
  sql: Sql,
  { document, gender }: Pick<ProposalRow, 'document' | 'gender'>,
  userId: string,
): Promise<ProposalRow['owner'] | null> {
  const [row] = await sql
    .select({ owner: proposals.owner })
    .from(proposals)
    .where(
      and(
        eq(proposals.createdBy, userId),
        eq(proposals.document, document),
        eq(proposals.gender, gender),
        raw`${proposals.owner} ->> 'street' is not null`,
      ),
    )
    .orderBy(desc(proposals.createdAt))
    .limit(1);
  return row?.owner ?? null;
}

export async function findProposalByNumber(sql: Sql, number: number): Promise<ProposalRow | null> {
  const [row] = await sql.select().from(proposals).where(eq(proposals.number, number));
  return row ?? null;
}

/** Locks and returns the proposal with this owner id; null if there is none. */
export async function lockProposalByOwner(tx: Sql, ownerId: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.ownerId, ownerId)).for('update');
  return row ?? null;
}

const areOpen = (document: string) => and(eq(proposals.document, document), eq(proposals.flowStatus, 'A'));

/** Locks and returns the open proposals of a document. Other transactions for this document wait. */
export async function lockOpenProposalsOf(tx: Sql, document: string): Promise<ProposalRow[]> {
  await tx.execute(raw`select pg_advisory_xact_lock(hashtext(${`open proposals ${document}`}))`);
  return tx.select().from(proposals).where(areOpen(document)).orderBy(proposals.createdAt).for('update');
}

/** Returns the open proposals of a document, newest first. */
export const openProposalsOf = (sql: Sql, document: string): Promise<ProposalRow[]> =>
  sql.select().from(proposals).where(areOpen(document)).orderBy(desc(proposals.createdAt));

/** Returns the proposal created from a simulation; null if there is none. */
export async function findProposalOfSimulation(
  sql: Sql,
  simulationUuid: string,
): Promise<ProposalRow | null> {
  const [row] = await sql.select().from(proposals).where(eq(proposals.simulationUuid, simulationUuid));
  return row ?? null;
}

export async function insertProposal(tx: Sql, row: NewProposal): Promise<ProposalRow> {
  const [inserted] = await tx
    .insert(proposals)
    .values({ ...row, ...facetsOf(row), stageSince: row.createdAt })
    .returning();
  if (!inserted) throw new Error('the proposal was not inserted');
  return inserted;
}

/** Changes a proposal, its derived columns and its `updatedAt`, and returns the new row. */
export async function changeProposal(
  tx: Sql,
  uuid: string,
  change: ProposalChange,
  now: Date,
): Promise<ProposalRow> {
  const before = await lockProposal(tx, uuid);
  const after = { ...before, ...change };
  const isElsewhere = after.phase !== before.phase || after.flowStatus !== before.flowStatus;
  const [row] = await tx
    .update(proposals)
    .set({
      ...change,
      ...facetsOf(after),
      stageSince: isElsewhere ? now : before.stageSince,
      updatedAt: now,
    })
    .where(eq(proposals.uuid, uuid))
    .returning();
  if (!row) throw missingProposal();
  return row;
}
