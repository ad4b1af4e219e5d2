import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import type { Bank } from '../bank.ts';
import { findPointOfSale } from '../branches/service.ts';
import {
  documentsSentBack,
  documentsSentBackSms,
  pledgeSentBack,
  sellerAsked,
  sellerUploaded,
  sellerUploadedSms,
} from '../messages/applicant.ts';
import { saleSentBack } from '../messages/seller.ts';
import { sendMail, sendSms } from '../messages/send.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { askSeller } from '../seller/asking.ts';
import { type SentBackDocument, sentBackInTurn } from '../lifecycle/requiredDocuments.ts';

type Observed = Readonly<{ type: string; reason: string }>;

async function tellPointOfSale(
  bank: Bank,
  proposal: ProposalRow,
  pledge: readonly SentBackDocument[],
): Promise<void> {
  if (pledge.length === 0 || proposal.pointOfSale === null) return;
  const { email } = findPointOfSale(bank.catalogues, proposal.pointOfSale);
  // Branches have no mail address; their dashboard shows that the proposal waits for them.
  if (email !== null) await sendMail(bank, proposal, { email }, pledgeSentBack(bank, proposal, pledge));
}

/**
 * Notifies the parties whose documents were sent back, in the caller's transaction: the point of sale about the
 * inscribed pledge, the seller about the seller's documents, the owner about all others. A seller who took part by
 * link may have uploaded the vehicle's documents.
 */
export async function tellSentBack(
  bank: Bank,
  proposal: ProposalRow,
  observed: readonly Observed[],
): Promise<void> {
  const { owner, seller } = proposal;
  const documents = sentBackInTurn(observed);
  await tellPointOfSale(
    bank,
    proposal,
    documents.filter(({ type }) => type === INSCRIBED_PLEDGE),
  );
  const others = documents.filter(({ type }) => type !== INSCRIBED_PLEDGE);
  const takesPart = seller?.links?.some(({ device }) => device !== undefined) ?? false;
  const isSellers = ({ party }: SentBackDocument) => party === 'SELLER' || (takesPart && party === 'VEHICLE');
  const ofSale = others.filter(isSellers);
  const isTold = ofSale.length > 0 && (await askSeller(bank, proposal, saleSentBack(proposal, ofSale)));
  const own = others.filter(({ party }) => !isTold || party !== 'SELLER');
  if (own.length > 0) {
    await sendSms(bank, proposal, owner, documentsSentBackSms(bank, proposal));
    await sendMail(bank, proposal, owner, documentsSentBack(own)(bank, proposal, owner));
  } else if (isTold) {
    await sendMail(bank, proposal, owner, sellerAsked(proposal, ofSale));
  }
}

/** Notifies the owner, in the caller's transaction, that the seller uploaded the missing documents. */
export async function tellSellerUploaded(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { owner } = proposal;
  await sendSms(bank, proposal, owner, sellerUploadedSms(bank, proposal));
  await sendMail(bank, proposal, owner, sellerUploaded(bank, proposal));
}
