import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { contracts } from './phaseTables.ts';

export type ContractRow = typeof contracts.$inferSelect;
type Change = Partial<Omit<typeof contracts.$inferInsert, 'proposalUuid' | 'createdAt' | 'updatedAt'>>;

/** Returns the contract of a proposal; null before it begins. */
export async function findContract(sql: Sql, proposalUuid: string): Promise<ContractRow | null> {
  const [row] = await sql.select().from(contracts).where(eq(contracts.proposalUuid, proposalUuid));
  return row ?? null;
}

/** Changes the contract of a locked proposal; the first change creates it. */
export async function saveContract(
  tx: Sql,
  proposalUuid: string,
  change: Change,
  now: Date,
): Promise<ContractRow> {
  const [row] = await tx
    .insert(contracts)
    .values({
      proposalUuid,
      status: 'NOT_CREATED',
      consents: [],
      createdAt: now,
      ...change,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: contracts.proposalUuid, set: { ...change, updatedAt: now } })
    .returning();
  if (!row) throw new Error('the contract was not saved');
  return row;
}

/** Withdraws an unsigned contract after its data changed, so that it is created again. */
export async function withdrawContract(tx: Sql, proposalUuid: string, now: Date): Promise<void> {
  if ((await findContract(tx, proposalUuid))?.status !== 'CREATED') return;
  const withdrawn = { terms: null, hash: null, documentKey: null, replaced: null } as const;
  await saveContract(tx, proposalUuid, { status: 'NOT_CREATED', ...withdrawn }, now);
}

/** Returns when the last borrower signed as an ISO instant; null until all have signed. */
export const signedAtOf = (contract: Pick<ContractRow, 'confirmed' | 'signatures'> | null): string | null =>
  contract?.confirmed === true ? (contract.signatures.at(-1)?.signedAt ?? null) : null;
