import { joinPhone } from '@prendarios/rules/phone';
import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import { ApiError } from '../http/errors.ts';
import { countSince } from './outbox.ts';
import type { Purpose } from './outboxTable.ts';
import { type CountedPlatform, requireMessage } from './queue.ts';

/** docs/security.md#messages-to-people */
const LINKS_PER_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

type LinkTarget = {
  proposalUuid: string;
  purpose: Purpose;
  channel: 'SMS' | 'EMAIL';
  /** The proposal's own contact data: a link is never sent elsewhere. */
  email: string;
  cellPhone: { areaCode: string; number: string };
  /** Path in the product. Its id is a locator and does not give access. */
  path: string;
  subject: string;
  text: (link: string) => string;
};
export type LinkSent = {
  sent: true;
  channel: 'SMS' | 'EMAIL';
  maskedRecipient: string;
  remainingToday: number;
};

/** How many links of a purpose a proposal may still send today. */
export async function linksLeft(
  { sql, clock }: Pick<CountedPlatform, 'sql' | 'clock'>,
  proposalUuid: string,
  purpose: Purpose,
): Promise<number> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  return Math.max(0, LINKS_PER_DAY - (await countSince(sql, proposalUuid, purpose, since)));
}

/**
 * Queues a message with a link. The caller must have locked the proposal.
 * @throws {ApiError} 400 for a phone that gets no text messages, 429 LINK_LIMIT past the daily limit, 503 BUSY past the
 * ceiling of the bank.
 */
export async function sendLink(bank: CountedPlatform, target: LinkTarget): Promise<LinkSent> {
  const { proposalUuid, purpose, channel, email } = target;
  const left = await linksLeft(bank, proposalUuid, purpose);
  if (left === 0) {
    throw new ApiError(429, 'LINK_LIMIT', 'Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.');
  }
  const phone = joinPhone(target.cellPhone);
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
