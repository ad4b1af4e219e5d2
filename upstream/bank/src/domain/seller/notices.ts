import { maskAccount } from '@prendarios/rules/sensitive';
import { busyError } from '../../platform/decoding.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { countSince } from '../../platform/messages/outbox.ts';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { SellerAccount } from '../records/rowTypes.ts';
import { allContactsOf, historyOf } from './history.ts';

/** Daily limit of change notices per sale. */
const PER_DAY = 12;
const DAY_MS = 24 * 60 * 60_000;

/** `unless`: text before the bank's phone. */
type Notice = Readonly<{ subject: string; what: (number: number) => string; unless?: string }>;

/**
 * Notifies the contacts of a sale about a change. Refuses the change if the notice cannot be sent.
 * @throws {ApiError} 429 CONTACT_LIMIT above the daily limit, 503 BUSY above a limit of the bank.
 */
export async function tellSale(
  bank: Bank,
  { uuid, number }: Pick<ProposalRow, 'uuid' | 'number'>,
  contacts: readonly string[],
  { subject, what, unless = 'Si no fuiste vos' }: Notice,
): Promise<void> {
  const since = new Date(bank.clock.now().getTime() - DAY_MS);
  const sent = await countSince(bank.sql, uuid, 'SELLER_CHANGE', since);
  if (contacts.length > 0 && sent >= PER_DAY) {
    throw new ApiError(429, 'CONTACT_LIMIT', 'Llegaste al máximo de cambios por hoy. Probá de nuevo mañana.');
  }
  const { bankName, bankPhone } = bank.settings;
  for (const contact of contacts) {
    const outcome = await queueMessage(bank, 'SELLER_CHANGE', recipientOf(contact), {
      subject: `${subject} · ${bankName}`,
      body: `${bankName}: ${what(number)} ${unless}, llamanos al ${bankPhone}.`,
      proposalUuid: uuid,
    });
    if (outcome === 'WITHHELD') throw busyError();
  }
}

/** Notifies the seller of the first account. */
export const tellAccountGiven = (
  bank: Bank,
  sale: Pick<ProposalRow, 'uuid' | 'number' | 'seller'>,
  { cbu }: SellerAccount,
): Promise<void> =>
  tellSale(bank, sale, sale.seller === null ? [] : allContactsOf(sale.seller), {
    subject: 'Cuenta cargada para tu venta',
    what: (number) => `se cargó la cuenta ${maskAccount(cbu)} para cobrar tu venta ${number}.`,
  });

/** Notifies the seller and all earlier contacts of the sale that the payout account changed. */
export async function tellAccountChanged(
  bank: Bank,
  sale: Pick<ProposalRow, 'uuid' | 'number' | 'seller' | 'sellerAccount'>,
  after: SellerAccount,
): Promise<void> {
  const { accounts, contacts } = historyOf(sale);
  const before = sale.sellerAccount ?? accounts.at(-1);
  const was = before === undefined ? '' : ` Antes: ${maskAccount(before.cbu)}.`;
  const current = sale.seller === null ? [] : allContactsOf(sale.seller);
  await tellSale(bank, sale, [...new Set([...current, ...contacts])], {
    subject: 'Cambió la cuenta donde cobrás',
    what: (number) =>
      `cambiaron la cuenta donde cobrás la venta ${number}.${was} Ahora: ${maskAccount(after.cbu)}.`,
  });
}
