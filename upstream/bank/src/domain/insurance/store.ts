import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { insuranceOffers } from '../records/tables.ts';

export type OfferRow = typeof insuranceOffers.$inferSelect;

/** Returns the offered policies, cheapest first. */
export const offersOf = (sql: Sql, proposalUuid: string): Promise<OfferRow[]> =>
  sql
    .select()
    .from(insuranceOffers)
    .where(eq(insuranceOffers.proposalUuid, proposalUuid))
    .orderBy(asc(insuranceOffers.monthlyPremium), asc(insuranceOffers.id));

/** Returns the selected offer; null before the choice. */
export async function selectedOfferOf(sql: Sql, proposalUuid: string): Promise<OfferRow | null> {
  const [row] = await sql
    .select()
    .from(insuranceOffers)
    .where(and(eq(insuranceOffers.proposalUuid, proposalUuid), eq(insuranceOffers.selected, true)));
  return row ?? null;
}

export async function replaceOffers(
  tx: Sql,
  proposalUuid: string,
  rows: (typeof insuranceOffers.$inferInsert)[],
): Promise<void> {
  await tx.delete(insuranceOffers).where(eq(insuranceOffers.proposalUuid, proposalUuid));
  if (rows.length > 0) await tx.insert(insuranceOffers).values(rows);
}

/** Selects one offer and deselects the others. */
export async function selectOffer(tx: Sql, proposalUuid: string, id: string): Promise<void> {
  await tx
    .update(insuranceOffers)
    .set({ selected: false })
    .where(and(eq(insuranceOffers.proposalUuid, proposalUuid), eq(insuranceOffers.selected, true)));
  await tx.update(insuranceOffers).set({ selected: true }).where(eq(insuranceOffers.id, id));
}
