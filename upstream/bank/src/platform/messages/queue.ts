import { isEmail } from '@prendarios/rules/contact';
import { isArgentineMobile, mobileE164 } from '@prendarios/rules/phone';
import { busyError } from '../decoding.ts';
import { invalid } from '../http/errors.ts';
import type { Platform } from '../platform.ts';
import { insertMessage, isBelowCeiling, type Message } from './outbox.ts';
import type { Purpose } from './outboxTable.ts';

export type Recipient = Readonly<{ phone: string } | { email: string }>;
/** Returns the recipient for a contact written by `normalizeContact`. */
export const recipientOf = (contact: string): Recipient =>
  isEmail(contact) ? { email: contact } : { phone: contact };

type Content = Readonly<Pick<Message, 'body' | 'subject' | 'code' | 'proposalUuid'>>;

/** `UNREACHABLE`: not an Argentine mobile or not a mail address. `WITHHELD`: above a limit of the purpose. */
type Outcome = 'QUEUED' | 'UNREACHABLE' | 'WITHHELD';

/**
 * Queues a message in the caller's transaction. All messages of the bank pass here: only Argentine mobiles get SMS, and
 * each purpose has an hourly and a daily limit (docs/security.md#messages-to-people).
 */
export async function queueMessage(
  bank: Platform,
  purpose: Purpose,
  recipient: Recipient,
  { subject, ...content }: Content,
): Promise<Outcome> {
  const isSms = 'phone' in recipient;
  const to = isSms ? mobileE164(recipient.phone) : recipient.email;
  if (!to || (isSms && !isArgentineMobile(recipient.phone))) return 'UNREACHABLE';
  const now = bank.clock.now();
  if (!(await isBelowCeiling(bank.sql, purpose, bank.settings.messagesPerHour, now))) {
    bank.log.warn({ purpose }, 'message withheld');
    return 'WITHHELD';
  }
  const message = isSms
    ? { channel: 'SMS' as const, to }
    : { channel: 'EMAIL' as const, to, ...(subject === undefined ? {} : { subject }) };
  await insertMessage(bank.sql, { ...message, ...content, purpose }, now);
  return 'QUEUED';
}

/**
 * Queues a message without which the caller cannot continue.
 * @throws {ApiError} 400 for a phone that cannot receive SMS, 503 BUSY above a limit.
 */
export async function requireMessage(...message: Parameters<typeof queueMessage>): Promise<void> {
  const outcome = await queueMessage(...message);
  if (outcome === 'UNREACHABLE') {
    throw invalid({ cellPhone: 'A ese número no le llegan SMS. Tiene que ser un celular de Argentina.' });
  }
  if (outcome === 'WITHHELD') throw busyError();
}
