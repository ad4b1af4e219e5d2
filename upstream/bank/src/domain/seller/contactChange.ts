import { joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { queueMessage } from '../../platform/messages/outbox.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Seller } from '../records/rowTypes.ts';
import { contactOf } from './contact.ts';

/** Tells a seller who gave an account that messages go elsewhere from now on: at the phone and mail as they were. */
export async function tellContactChanged(
  bank: Bank,
  { uuid, number, seller: before, sellerAccount }: ProposalRow,
  after: Seller,
): Promise<void> {
  if (before === null || sellerAccount === null) return;
  const [old, now] = [contactOf(before), contactOf(after)];
  const phone = joinPhone(old.cellPhone);
  const { bankName } = bank.settings;
  const message = {
    body: `${bankName}: cambiaron el celular o el correo de quien vende en la venta ${number}. Si no fuiste vos, llamanos al ${bank.settings.bankPhone}.`,
    proposalUuid: uuid,
  };
  const at = bank.clock.now();
  if (phone !== '' && phone !== joinPhone(now.cellPhone)) {
    await queueMessage(bank.sql, { ...message, channel: 'SMS', to: mobileE164(phone) ?? phone }, at);
  }
  if (old.email !== '' && old.email !== now.email) {
    const subject = `Cambiaron tus datos de contacto · ${bankName}`;
    await queueMessage(bank.sql, { ...message, channel: 'EMAIL', to: old.email, subject }, at);
  }
}
