import type { Bank } from '../bank.ts';
import type { FlowEvent } from '../flow/machine.ts';
import { isStepDone } from '../flow/machine.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Person } from '../records/rowTypes.ts';
import * as texts from './applicant.ts';
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
 * Tells the borrowers what an event changed, in its transaction (docs/domain.md#messages). Before the phone is validated
 * nobody is told: the address may be somebody else's.
 */
export async function tellBorrowers(
  bank: Bank,
  proposal: ProposalRow,
  event: FlowEvent['type'],
): Promise<void> {
  const text = textOf(proposal, event);
  if (text === null) return;
  // The co-owner learns of the application by the own link, and of its end only after that.
  await tell(bank, proposal, text, event !== 'dataConfirmed');
}

async function tell(bank: Bank, proposal: ProposalRow, text: Told, toBoth: boolean): Promise<void> {
  const { owner, coOwner, flow } = proposal;
  if (!isStepDone(flow, 'OWNER.validateCode')) return;
  const readers = toBoth && coOwner !== null ? [owner, coOwner] : [owner];
  for (const reader of readers) await sendMail(bank, proposal, reader, text(bank, proposal, reader));
}

/** Tells the borrowers who cancelled the application. */
export const tellCancelled = (bank: Bank, proposal: ProposalRow, byStaff: boolean): Promise<void> =>
  tell(bank, proposal, texts.cancelled(byStaff), true);

/** Tells a borrower that their identity check passed, which somebody else may have done with their link or phone. */
export async function tellIdentified(bank: Bank, proposal: ProposalRow, reader: Person): Promise<void> {
  await sendMail(bank, proposal, reader, texts.identified(bank, proposal, reader));
  await sendSms(bank, proposal, reader, texts.identifiedSms(bank, proposal));
}

/** Tells the owner, who may have left the site meanwhile, that nothing is missing for the contract any more. */
export async function tellContractReady(bank: Bank, proposal: ProposalRow, cost: Cost): Promise<void> {
  const { owner } = proposal;
  await sendMail(bank, proposal, owner, texts.contractReady(bank, proposal, cost));
  await sendSms(bank, proposal, owner, texts.contractReadySms(bank, proposal));
}

/** Tells the owner, whose application waits, that the seller denied the data. */
export async function tellSellerDenied(bank: Bank, proposal: ProposalRow): Promise<void> {
  await sendSms(bank, proposal, proposal.owner, texts.sellerDeniedSms(bank, proposal));
  await sendMail(bank, proposal, proposal.owner, texts.sellerDenied(bank, proposal));
}
