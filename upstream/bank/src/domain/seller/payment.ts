import { formatMoney } from '@prendarios/rules/format';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import type { Bank } from '../bank.ts';
import { askUs } from '../messages/send.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { contactsOf } from './history.ts';

/** Notifies a seller who gave an account about the payment. Dealers give no account. */
async function tellSeller(bank: Bank, proposal: ProposalRow, subject: string, what: string): Promise<void> {
  const { seller, sellerAccount, number, uuid } = proposal;
  if (seller === null || sellerAccount === null) return;
  const [contact] = contactsOf(seller);
  if (contact === undefined) return;
  const { bankName } = bank.settings;
  await queueMessage(bank, 'STAGE', recipientOf(contact), {
    subject: `${subject} · venta ${number} · ${bankName}`,
    body: `${bankName}: ${what} ${askUs(bank)}`,
    proposalUuid: uuid,
  });
}

/** Notifies the seller that a confirmed revocation puts the payment on hold. */
export const tellSellerOfHold = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellSeller(
    bank,
    proposal,
    'Tu cobro está en pausa',
    `tu cobro de la venta ${proposal.number} está en pausa: pidieron dejar sin efecto el préstamo. Te avisamos cómo sigue.`,
  );

/** Notifies the seller that the bank released the payment. */
export const tellSellerOfRelease = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellSeller(
    bank,
    proposal,
    'Tu cobro ya no está en pausa',
    `revisamos la venta ${proposal.number} y tu cobro ya no está en pausa. Te avisamos cuando te transfiramos.`,
  );

export const tellSellerPaid = (
  bank: Bank,
  proposal: ProposalRow,
  { amount, account }: { amount: number; account: string },
): Promise<void> =>
  tellSeller(
    bank,
    proposal,
    'Te transferimos',
    `la prenda quedó inscripta y te transferimos ${formatMoney(amount)} por la venta ${proposal.number}, a tu cuenta ${account}. Suele acreditarse en 2 días hábiles.`,
  );

/** Notifies the seller that the loan ended without a payment. */
export const tellSellerEnded = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellSeller(
    bank,
    proposal,
    'La venta no sigue con este préstamo',
    `el préstamo de la venta ${proposal.number} se canceló: no te transferimos. Hablalo con quien te compra.`,
  );
