import { accountAsked, type SaleMessage } from '../messages/seller.ts';
import { askUs } from '../messages/send.ts';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Seller } from '../records/rowTypes.ts';
import { awaitsSellerAccount } from '../lifecycle/guards.ts';
import { keepSaleLink, newSaleLink } from './contact.ts';
import { contactsOf } from './history.ts';

/** Whether the bank asks this seller for anything: it has a dealer's documents and account. */
const isAsked = (proposal: ProposalRow): proposal is ProposalRow & { seller: Seller } =>
  proposal.seller !== null && proposal.seller.pointOfSale === undefined;

/**
 * Tells the seller of a locked proposal what they have to do, by text message and by mail, with a new link. Returns whether
 * there was anybody to tell.
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

/** Asks a seller whose data are confirmed for the account, with a new link; nothing for one who gave it. */
export async function askForAccount(bank: Bank, proposal: ProposalRow): Promise<void> {
  if (awaitsSellerAccount(proposal)) await askSeller(bank, proposal, accountAsked(proposal));
}
