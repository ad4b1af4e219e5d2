import { joinPhone, mobileE164 } from '@prendarios/rules/phone';
import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import { ApiError } from '../http/errors.ts';
import { countSince } from './outbox.ts';
import type { Purpose } from './outboxTable.ts';
import type { Platform } from '../platform.ts';
import { requireMessage } from './queue.ts';

/** See docs/security.md#messages-to-people. */
const LINKS_PER_DAY = 3;
/** Limit per purpose of a proposal when each contact is counted separately. */
const OF_ALL_CONTACTS = 3 * LINKS_PER_DAY;
const DAY_MS = 24 * 60 * 60_000;

type LinkTarget = {
  proposalUuid: string;
  purpose: Purpose;
  channel: 'SMS' | 'EMAIL';
  /** Contact data of the proposal; links are sent nowhere else. */
  email: string;
  cellPhone: { areaCode: string; number: string };
  /** Path in the product. The id in it grants no access. */
  path: string;
  subject: string;
  text: (link: string) => string;
  /** Whether each contact, such as a corrected one, is counted separately. */
  perContact?: boolean;
};
export type LinkSent = {
  sent: true;
  channel: 'SMS' | 'EMAIL';
  maskedRecipient: string;
  remainingToday: number;
};

/** Returns how many links of a purpose a proposal may still send today. */
export async function linksLeft(
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  proposalUuid: string,
  purpose: Purpose,
): Promise<number> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  return Math.max(0, LINKS_PER_DAY - (await countSince(sql, proposalUuid, purpose, since)));
}

/** Returns how many links of a purpose one contact may still get today. */
async function linksLeftTo(
  { sql, clock }: Platform,
  { proposalUuid, purpose }: LinkTarget,
  to: string,
): Promise<number> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const sent = await countSince(sql, proposalUuid, purpose, since, to);
  const all = await countSince(sql, proposalUuid, purpose, since);
  return Math.max(0, Math.min(LINKS_PER_DAY - sent, OF_ALL_CONTACTS - all));
}

/**
 * Queues a message with a link. The caller must have locked the proposal.
 * @throws {ApiError} 400 for a phone that cannot receive SMS, 429 LINK_LIMIT above the daily limit, 503 BUSY above a
 * limit of the bank.
 */
export async function sendLink(bank: Platform, target: LinkTarget): Promise<LinkSent> {
  const { proposalUuid, purpose, channel, email, perContact = false } = target;
  const phone = joinPhone(target.cellPhone);
  const left = perContact
    ? await linksLeftTo(bank, target, channel === 'SMS' ? (mobileE164(phone) ?? '') : email)
    : await linksLeft(bank, proposalUuid, purpose);
  if (left === 0) {
    throw new ApiError(429, 'LINK_LIMIT', 'Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.');
  }
  const body = target.text(`${bank.settings.publicUrl}${target.path}`);
  const to = channel === 'SMS' ? { phone } : { email };
  await requireMessage(bank, purpose, to, { subject: target.subject, body, proposalUuid });
  return {
    sent: true,
    channel,
    maskedRecipient: channel === 'SMS' ? maskPhone(phone) : maskEmail(email),
    remainingToday: left - 1,
  };
}
