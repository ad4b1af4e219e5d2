import { and, eq, like } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { isBeforeFormalization } from '../lifecycle/guards.ts';
import { INSCRIBED_PLEDGE } from '../lifecycle/inscribedPledge.ts';
import { observedParties, requiredDocuments } from '../lifecycle/requiredDocuments.ts';
import { isAwaitedSeller, isNamed } from '../lifecycle/sellersPart.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { files } from '../records/tables.ts';

/** LIKE pattern of the seller's document types (docs/domain.md#documents). */
const OF_SELLER = 'SELLER\\_%';

/** Detaches the previous seller's documents; another seller uploads new ones. */
export async function dropSellersDocuments(tx: Sql, proposalUuid: string): Promise<void> {
  await tx
    .update(files)
    .set({ documentType: null })
    .where(and(eq(files.proposalUuid, proposalUuid), like(files.documentType, OF_SELLER)));
}

/** Parties whose documents a seller may upload. */
const OF_SALE = ['SELLER', 'VEHICLE'];

/** Whether the seller has given data, documents and account. */
export async function isSellersPartDone(sql: Sql, proposal: ProposalRow): Promise<boolean> {
  const { uuid, seller, sellerAccount, flow } = proposal;
  if (seller === null || !isNamed(seller) || !seller.hasDataValidated) return false;
  if (sellerAccount === null && seller.pointOfSale === undefined) return false;
  if (observedParties(flow).some((party) => OF_SALE.includes(party))) return false;
  // Later, documents are accepted only if they were sent back.
  if (!isBeforeFormalization(proposal) && !isAwaitedSeller(proposal)) return true;
  const attached = await sql.select().from(files).where(eq(files.proposalUuid, uuid));
  const given = new Set(attached.map(({ documentType }) => documentType));
  return requiredDocuments(proposal).every(
    ({ party, type, mandatory }) =>
      !mandatory || !OF_SALE.includes(party) || type === INSCRIBED_PLEDGE || given.has(type),
  );
}
