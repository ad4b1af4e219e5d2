import { nextSaleStep, type SaleStatus, type SaleStep } from '@prendarios/rules/sale';
import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import { and, eq, like } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { RELOAD } from '../flow/table.ts';
import { isBeforeFormalization } from '../lifecycle/guards.ts';
import { requiredDocuments, type SentBackDocument, sentBackInTurn } from '../lifecycle/requiredDocuments.ts';
import { isAwaitedSeller, isNamed } from '../lifecycle/sellersPart.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { sentBackOf } from '../records/sentBack.ts';
import { files } from '../records/tables.ts';

/** LIKE pattern of the seller's document types (docs/domain.md#documents). */
const OF_SELLER = 'SELLER\\_%';

/** Whether a seller may upload a document. */
const isOfSale = ({ type, party }: { type: string; party?: string }): boolean =>
  (party === 'SELLER' || party === 'VEHICLE') && type !== INSCRIBED_PLEDGE;

/** Detaches the previous seller's documents; another seller uploads new ones. */
export async function dropSellersDocuments(tx: Sql, proposalUuid: string): Promise<void> {
  await tx
    .update(files)
    .set({ documentType: null })
    .where(and(eq(files.proposalUuid, proposalUuid), like(files.documentType, OF_SELLER)));
}

/** What the vehicle's seller has left to do; `sentBack`: documents to upload again. */
type SellersPart = Readonly<{
  step: SaleStep;
  sentBack: readonly SentBackDocument[];
  isStopped: boolean;
}>;

function statusOf(proposal: ProposalRow): SaleStatus {
  if (proposal.flowStatus !== 'A') return 'PAST';
  if (proposal.phase === RELOAD) return 'DOCUMENTS_SENT_BACK';
  return isBeforeFormalization(proposal) || isAwaitedSeller(proposal) ? 'OPEN' : 'ACCOUNT_ONLY';
}

/** Returns what the seller of a proposal has left to do. The process stops while other parties replace documents. */
export async function sellersPart(sql: Sql, proposal: ProposalRow): Promise<SellersPart> {
  const { uuid, seller, sellerAccount } = proposal;
  const attached = await sql.select().from(files).where(eq(files.proposalUuid, uuid));
  const given = new Set(attached.map(({ documentType }) => documentType));
  const sentBack = sentBackInTurn(await sentBackOf(sql, [uuid])).filter(isOfSale);
  const observed = new Set(sentBack.map(({ type }) => type));
  const status = statusOf(proposal);
  const step = nextSaleStep(status, {
    dataValidated: seller !== null && isNamed(seller) && seller.hasDataValidated,
    documents: requiredDocuments(proposal)
      .filter(isOfSale)
      .map(({ type, mandatory }) => ({
        mandatory,
        status: observed.has(type) ? 'OBSERVED' : given.has(type) ? 'UPLOADED' : 'PENDING',
      })),
    hasAccount: sellerAccount !== null || seller?.pointOfSale !== undefined,
  });
  return { step, sentBack, isStopped: status === 'DOCUMENTS_SENT_BACK' };
}
