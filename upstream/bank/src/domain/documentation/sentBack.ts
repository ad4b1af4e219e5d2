import type { Bank } from '../bank.ts';
import { findPointOfSale } from '../branches/service.ts';
import {
  documentsSentBack,
  documentsSentBackSms,
  pledgeSentBack,
  type SentBack,
  sellerAsked,
  sellerUploaded,
  sellerUploadedSms,
} from '../messages/applicant.ts';
import { saleSentBack } from '../messages/seller.ts';
import { sendMail, sendSms } from '../messages/send.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { askSeller } from '../seller/asking.ts';
import { INSCRIBED_PLEDGE } from '../lifecycle/inscribedPledge.ts';
import { documentLabel, documentParty } from '../lifecycle/requiredDocuments.ts';

type Observed = Readonly<{ type: string; reason: string }>;

const labelled = (documents: readonly Observed[]): SentBack[] =>
  documents.map(({ type, reason }) => ({ label: documentLabel(type), reason }));

async function tellPointOfSale(
  bank: Bank,
  proposal: ProposalRow,
  pledge: readonly Observed[],
): Promise<void> {
  if (pledge.length === 0 || proposal.pointOfSale === null) return;
  const { email } = findPointOfSale(bank.catalogues, proposal.pointOfSale);
  // A branch of the bank has no mail; its dashboard shows the proposal as waiting for it.
  if (email !== null)
    await sendMail(bank, proposal, { email }, pledgeSentBack(bank, proposal, labelled(pledge)));
}

/**
 * Tells the documents that were sent back to whoever has to upload them again, in the caller's transaction: the inscribed
 * pledge to the point of sale, the seller's to the seller, all others to the owner. A seller who took part by the link may have
 * uploaded the vehicle's.
 */
export async function tellSentBack(
  bank: Bank,
  proposal: ProposalRow,
  documents: readonly Observed[],
): Promise<void> {
  const { owner, seller } = proposal;
  await tellPointOfSale(
    bank,
    proposal,
    documents.filter(({ type }) => type === INSCRIBED_PLEDGE),
  );
  const others = documents.filter(({ type }) => type !== INSCRIBED_PLEDGE);
  const takesPart = seller?.links?.some(({ device }) => device !== undefined) ?? false;
  const isSellers = (party: string | null) => party === 'SELLER' || (takesPart && party === 'VEHICLE');
  const ofSale = others.filter(({ type }) => isSellers(documentParty(type)));
  const isTold =
    ofSale.length > 0 && (await askSeller(bank, proposal, saleSentBack(proposal, labelled(ofSale))));
  const own = others.filter(({ type }) => !isTold || documentParty(type) !== 'SELLER');
  if (own.length > 0) {
    await sendSms(bank, proposal, owner, documentsSentBackSms(bank, proposal));
    await sendMail(bank, proposal, owner, documentsSentBack(labelled(own))(bank, proposal, owner));
  } else if (isTold) {
    await sendMail(bank, proposal, owner, sellerAsked(proposal, labelled(ofSale)));
  }
}

/** Tells the owner, in the caller's transaction, that the seller uploaded what was missing. */
export async function tellSellerUploaded(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { owner } = proposal;
  await sendSms(bank, proposal, owner, sellerUploadedSms(bank, proposal));
  await sendMail(bank, proposal, owner, sellerUploaded(bank, proposal));
}
