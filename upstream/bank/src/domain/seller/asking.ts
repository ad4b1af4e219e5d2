import { accountAsked, type SaleMessage } from '../messages/seller.ts';
import { askUs } from '../messages/send.ts';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Seller } from '../records/rowTypes.ts';
import { awaitsSellerAccount } from '../lifecycle/guards.ts';
import { keepSaleLink, newSaleLink } from './contact.ts';
import { contactsOf } from './history.ts';

/** Whether the bank asks this seller for data. It already has the documents and account of dealers. */
const isAsked = (proposal: ProposalRow): proposal is ProposalRow & { seller: Seller } =>
  proposal.seller !== null && proposal.seller.pointOfSale === undefined;

/**
 * Sends the seller of a locked proposal the given request by SMS and mail, with a new link. Returns whether a message
 * was sent.
 */
export async function askSeller(bank: Bank, proposal: ProposalRow, message: SaleMessage): Promise<boolean> {
  if (!isAsked(proposal)) return false;
  const recipients = contactsOf(proposal.seller).map(recipientOf);
  const { path, link } = newSaleLink(bank, proposal);
  const address = `${bank.settings.publicUrl}${path}`;
  const { bankName } = bank.settings;
  let isTold = false;
  for (const recipient of recipients) {
    const body =
      'phone' in recipient
        ? `${bankName}: ${message.sms(address)} ${askUs(bank)}`
        : [...message.mail(address), '', askUs(bank), bankName].join('\n');
    const content = { subject: `${message.subject} · ${bankName}`, body, proposalUuid: proposal.uuid };
    isTold = (await queueMessage(bank, 'STAGE', recipient, content)) === 'QUEUED' || isTold;
  }
  if (isTold) await keepSaleLink(bank, proposal, link);
  return isTold;
}

/** Asks a seller with confirmed data for the account, with a new link; does nothing if the account is known. */
export async function askForAccount(bank: Bank, proposal: ProposalRow): Promise<void> {
  if (awaitsSellerAccount(proposal)) await askSeller(bank, proposal, accountAsked(proposal));
}
