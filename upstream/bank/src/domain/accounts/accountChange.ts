import { maskAccount } from '@prendarios/rules/sensitive';
import { joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { queueMessage } from '../../platform/messages/outbox.ts';
import type { Bank } from '../bank.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';
import type { SellerAccount } from '../records/rowTypes.ts';
import { contactOf } from '../seller/contact.ts';

/** Tells the seller, by the contact data that are stored, that another account is paid from now on. */
export async function tellAccountChanged(
  bank: Bank,
  { uuid, number, seller, sellerAccount: before }: ProposalRow,
  after: SellerAccount,
): Promise<void> {
  if (seller === null || before === null || before.cbu === after.cbu) return;
  const { bankName } = bank.settings;
  const { email, cellPhone } = contactOf(seller);
  const body =
    `${bankName}: cambiaron la cuenta donde cobrás la venta ${number}. ` +
    `Antes: ${maskAccount(before.cbu)}. Ahora: ${maskAccount(after.cbu)}. Si no fuiste vos, llamanos al ${bank.settings.bankPhone}.`;
  const now = bank.clock.now();
  const common = { body, proposalUuid: uuid };
  const phone = joinPhone(cellPhone);
  if (phone !== '')
    await queueMessage(bank.sql, { ...common, channel: 'SMS', to: mobileE164(phone) ?? phone }, now);
  if (email !== '') {
    const subject = `Cambió la cuenta donde cobrás · ${bankName}`;
    await queueMessage(bank.sql, { ...common, channel: 'EMAIL', to: email, subject }, now);
  }
}

/** The bank's people checked a late change of the account: the payment no longer waits. */
export async function releasePayment(bank: Bank, { uuid, sellerAccount }: ProposalRow): Promise<ProposalRow> {
  const { heldSince: _heldSince, ...released } = sellerAccount ?? { cbu: '', cuit: '' };
  return changeProposal(
    bank.sql,
    uuid,
    sellerAccount === null ? {} : { sellerAccount: released },
    bank.clock.now(),
  );
}
