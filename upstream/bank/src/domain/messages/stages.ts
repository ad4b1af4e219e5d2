import type { Bank } from '../bank.ts';
import type { FlowEvent } from '../flow/machine.ts';
import { isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower, Person } from '../records/rowTypes.ts';
import * as texts from './applicant.ts';
import * as sellersPart from './sellersPart.ts';
import type { Told } from './applicant.ts';
import type { Cost } from './cost.ts';
import { sendMail, sendSms } from './send.ts';

/** Whether an invited seller has not given the data yet. */
export const waitsForSeller = ({ seller }: Pick<ProposalRow, 'seller'>): boolean =>
  seller !== null && seller.physicalPerson === undefined && seller.legalPerson === undefined;

function textOf(proposal: ProposalRow, event: FlowEvent['type']) {
  switch (event) {
    case 'dataConfirmed':
      return texts.received(waitsForSeller(proposal));
    case 'formalizationCreated':
      return texts.signed;
    case 'pledgePresented':
      return texts.presented;
    case 'cancelledByBank':
      return proposal.revocationHeldSince === null ? texts.endedByBank : texts.revoked;
    case 'expired':
      return texts.expired;
    default:
      return null;
  }
}

/**
 * Notifies the borrowers of an event in its transaction (docs/domain.md#messages). Notifies nobody before the phone is
 * validated, because the address may be someone else's.
 */
export async function tellBorrowers(
  bank: Bank,
  proposal: ProposalRow,
  event: FlowEvent['type'],
): Promise<void> {
  const text = textOf(proposal, event);
  if (text === null) return;
  // The co-owner learns about the application through the link, so they are notified of its end only after
  // that.
  await tell(bank, proposal, text, event !== 'dataConfirmed');
}

async function tell(bank: Bank, proposal: ProposalRow, text: Told, toBoth: boolean): Promise<void> {
  const { owner, coOwner, flow } = proposal;
  if (!isStepDone(flow, 'OWNER.validateCode')) return;
  const readers = toBoth && coOwner !== null ? [owner, coOwner] : [owner];
  for (const reader of readers) await sendMail(bank, proposal, reader, text(bank, proposal, reader));
}

/** Tells the borrowers who cancelled: the owner or the point of sale. */
export const tellCancelled = (bank: Bank, proposal: ProposalRow, byStaff: boolean): Promise<void> =>
  tell(bank, proposal, texts.cancelled(byStaff), true);

/** Notifies a borrower of their passed identity check, which someone else may have done with their link or phone. */
export async function tellIdentified(bank: Bank, proposal: ProposalRow, reader: Person): Promise<void> {
  await sendMail(bank, proposal, reader, texts.identified(bank, proposal, reader));
  await sendSms(bank, proposal, reader, texts.identifiedSms(bank, proposal));
}

/** Notifies a borrower of their own signature, which someone else may have given with their link and phone. */
export async function tellSigner(bank: Bank, proposal: ProposalRow, signer: Borrower): Promise<void> {
  const reader = signer === 'OWNER' ? proposal.owner : proposal.coOwner;
  if (reader !== null) await sendSms(bank, proposal, reader, texts.signatureSms(bank, proposal));
}

/** Notifies the owner, who may have left the site, that the contract is ready. */
export async function tellContractReady(bank: Bank, proposal: ProposalRow, cost: Cost): Promise<void> {
  const { owner } = proposal;
  await sendMail(bank, proposal, owner, texts.contractReady(bank, proposal, cost));
  await sendSms(bank, proposal, owner, texts.contractReadySms(bank, proposal));
}

/** Notifies the owner, who has confirmed the data, that the seller's name or contact changed since. */
export async function tellSellerChanged(bank: Bank, proposal: ProposalRow): Promise<void> {
  await sendSms(bank, proposal, proposal.owner, sellersPart.sellerChangedSms(bank, proposal));
  await sendMail(bank, proposal, proposal.owner, sellersPart.sellerChanged(bank, proposal));
}

/** Notifies the owner, who only invited the seller, of the name that the seller gave: the bank will pay that person. */
export async function tellSellerNamed(bank: Bank, proposal: ProposalRow): Promise<void> {
  await sendSms(bank, proposal, proposal.owner, sellersPart.sellerNamedSms(bank, proposal));
  await sendMail(bank, proposal, proposal.owner, sellersPart.sellerNamed(bank, proposal));
}

/** Notifies the owner that the seller changed the account that the bank pays to. */
export const tellSellersAccountChanged = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  sendMail(bank, proposal, proposal.owner, sellersPart.sellersAccountChanged(bank, proposal));

/** Notifies the owner of a proposal that another device applied with the same document. */
export async function tellOtherApplication(bank: Bank, proposal: ProposalRow): Promise<void> {
  await sendSms(bank, proposal, proposal.owner, texts.otherApplicationSms(bank, proposal));
  await sendMail(bank, proposal, proposal.owner, texts.otherApplication(bank, proposal));
}

/** Notifies the owner that the application is blocked, because the seller rejected the data as wrong. */
export async function tellSellerDenied(bank: Bank, proposal: ProposalRow): Promise<void> {
  await sendSms(bank, proposal, proposal.owner, sellersPart.sellerDeniedSms(bank, proposal));
  await sendMail(bank, proposal, proposal.owner, sellersPart.sellerDenied(bank, proposal));
}
