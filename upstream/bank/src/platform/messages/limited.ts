import { isEmail } from '@prendarios/rules/contact';
import { mobileE164 } from '@prendarios/rules/phone';
import type { BusinessCounts } from '../metrics.ts';
import type { Platform } from '../platform.ts';
import { isBelowCeiling, queueMessage } from './outbox.ts';
import type { Purpose } from './outboxTable.ts';

export type CountedPlatform = Platform & Readonly<{ counts: Pick<BusinessCounts, 'messageWithheld'> }>;

/** Whether a message that anybody can cause may be sent; one that may not is counted, and an alert says so. */
export async function maySend(bank: CountedPlatform, purpose: Purpose): Promise<boolean> {
  const isFree = await isBelowCeiling(bank.sql, purpose, bank.settings.messagesPerHour, bank.clock.now());
  if (!isFree) bank.counts.messageWithheld(purpose);
  return isFree;
}

type Text = Readonly<{ subject: string; body: string; proposalUuid: string | null }>;

/** Queues a message to a mail address or a phone, unless its kind has reached a ceiling. */
export async function queueLimited(
  bank: CountedPlatform,
  purpose: Purpose,
  to: string,
  { subject, body, proposalUuid }: Text,
): Promise<void> {
  if (!(await maySend(bank, purpose))) return;
  const message = isEmail(to)
    ? { channel: 'EMAIL' as const, to, subject: `${subject} · ${bank.settings.bankName}` }
    : { channel: 'SMS' as const, to: mobileE164(to) ?? to };
  await queueMessage(bank.sql, { ...message, body, proposalUuid, purpose }, bank.clock.now());
}
