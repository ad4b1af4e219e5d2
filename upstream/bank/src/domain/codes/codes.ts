import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { Bank } from '../bank.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import { type Recipient, requireMessage } from '../../platform/messages/queue.ts';
import type { CodeParty, CodePurpose } from '../records/rowTypes.ts';
import { changeCode, type CodeRow, codesSince, insertCode, lockLatestCode } from './codeStore.ts';

/** See docs/domain.md#phone-codes. */
const VALID_MS = 5 * 60_000;
const TRIES = 5;
const PER_DAY = 5;
/** Codes per party, across all callers without access to the proposal. */
const STRANGERS_PER_DAY = 10;
const DAY_MS = 24 * 60 * 60_000;

const refuse = (code: string, message: string) => new ApiError(400, code, message, { code: message });
const WRONG = () => refuse('CODE_INVALID', 'El código no es correcto. Revisalo y probá de nuevo.');
const EXPIRED = () => refuse('CODE_EXPIRED', 'El código venció. Pedí uno nuevo.');
const BURNT = () => refuse('CODE_BURNT', 'Hiciste demasiados intentos con este código. Pedí uno nuevo.');

/** A code is valid only for this proposal, purpose, party and destination. */
export type CodeUse = Readonly<{
  proposalUuid: string;
  purpose: CodePurpose;
  party: CodeParty;
  /** A stored phone (digits) or email; never a value from the request. */
  to: Recipient;
  /** Restricts the code further, such as to a request id. */
  about?: string;
  /** HMAC of the caller's network; absent for a browser with access to the proposal. */
  askedBy?: string | null;
}>;

export type CodeSent = Readonly<{
  channel: 'SMS' | 'EMAIL';
  maskedRecipient: string;
  expiresAt: string;
  resendAfter: string;
}>;

const addressOf = (to: Recipient): string => ('phone' in to ? to.phone : to.email);

/**
 * Hashes the code together with its use, so that it is valid for nothing else (docs/security.md#guessing-phone-codes).
 */
const hashOf = (secret: string, code: string, { proposalUuid, purpose, party, to, about = '' }: CodeUse) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([code, proposalUuid, purpose, party, addressOf(to), about]))
    .digest('hex');

const matches = (one: string, two: string) =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(two, 'hex'));

/**
 * VALIDATION and RETURN share their wait and daily limit; other purposes count separately, so nobody can exhaust those.
 */
const countsWith = (purpose: CodePurpose): readonly CodePurpose[] =>
  purpose === 'VALIDATION' || purpose === 'RETURN' ? ['VALIDATION', 'RETURN'] : [purpose];

type Sending = Readonly<{
  text: (code: string) => string;
  subject?: string;
  /** When the destination last changed; codes sent earlier went elsewhere and impose no wait. */
  sameDestinationSince?: Date | null;
}>;

/**
 * Sends a code; no response contains it. The caller has locked the proposal and checked that a code is allowed.
 * @throws {ApiError} 429 CODE_TOO_SOON before the resend wait is over, 429 CODE_LIMIT above the party's daily limit,
 * 400 for a phone that cannot receive SMS, 503 BUSY above a limit of the bank.
 */
export async function sendCode(
  bank: Bank,
  use: CodeUse,
  { text, subject, sameDestinationSince = null }: Sending,
): Promise<CodeSent> {
  const now = bank.clock.now();
  const { proposalUuid, purpose, party, to, about = '' } = use;
  const counted = countsWith(purpose);
  const ofParty = await codesSince(bank.sql, proposalUuid, party, new Date(now.getTime() - DAY_MS));
  const sent = ofParty.filter((row) => counted.includes(row.purpose));
  const asker = use.askedBy ?? null;
  // Each asker has a separate wait and limit, so nobody can exhaust the codes of the browser with the proposal.
  const own = sent.filter(({ askedBy }) => askedBy === asker);
  const resendMs = bank.settings.codeResendSeconds * 1000;
  const [last] = own;
  const isSameDestination = last && last.createdAt > (sameDestinationSince ?? new Date(0));
  if (isSameDestination && now.getTime() - last.createdAt.getTime() < resendMs) {
    throw new ApiError(429, 'CODE_TOO_SOON', 'Esperá un minuto antes de pedir otro código.');
  }
  const strangers = asker === null ? 0 : sent.filter(({ askedBy }) => askedBy !== null).length;
  if (own.length >= PER_DAY || strangers >= STRANGERS_PER_DAY) {
    throw new ApiError(429, 'CODE_LIMIT', 'Llegaste al máximo de códigos por hoy. Probá de nuevo mañana.');
  }
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await requireMessage(bank, `CODE_${purpose}${asker === null ? '' : '_STRANGER'}`, to, {
    subject: subject ?? `Tu código de ${bank.settings.bankName}`,
    body: text(code),
    code,
    proposalUuid,
  });
  await insertCode(bank.sql, {
    id: randomUUID(),
    proposalUuid,
    purpose,
    party,
    about,
    askedBy: asker,
    hash: hashOf(bank.settings.codeSecret, code, use),
    triesLeft: TRIES,
    strangersTriesLeft: asker === null ? TRIES : 0,
    expiresAt,
    createdAt: now,
  });
  return {
    channel: 'phone' in to ? 'SMS' : 'EMAIL',
    maskedRecipient: 'phone' in to ? maskPhone(to.phone) : maskEmail(to.email),
    expiresAt: expiresAt.toISOString(),
    resendAfter: new Date(now.getTime() + resendMs).toISOString(),
  };
}

type Tries = 'triesLeft' | 'strangersTriesLeft';
type Candidate = Readonly<{ row: CodeRow; tries: Tries }>;

/**
 * Returns the codes that an asker may enter: their newest one and, for a stranger, the newest one of the browser with
 * the proposal, as when a seller's page sends the customer a code. Strangers have a separate number of tries, so they
 * cannot invalidate it.
 */
async function candidatesOf(bank: Bank, use: CodeUse): Promise<Candidate[]> {
  const { about = '', askedBy = null } = use;
  const own = await lockLatestCode(bank.sql, { ...use, about, askedBy });
  const holders = askedBy === null ? null : await lockLatestCode(bank.sql, { ...use, about, askedBy: null });
  return [
    ...(own === null ? [] : [{ row: own, tries: 'triesLeft' as const }]),
    ...(holders === null ? [] : [{ row: holders, tries: 'strangersTriesLeft' as const }]),
  ];
}

/** Returns why a code can no longer be entered; null if it still can. */
function deadBy({ row, tries }: Candidate, now: Date): ApiError | null {
  if (row.usedAt !== null) return WRONG();
  if (row[tries] <= 0) return BURNT();
  return row.expiresAt <= now ? EXPIRED() : null;
}

/**
 * Uses a code, or one of its tries; returns null for the right code. Returns a refusal instead of throwing it, so that
 * the used try is committed; respond with it as `validateCode` does.
 */
export async function spendCode(bank: Bank, use: CodeUse, typed: string): Promise<ApiError | null> {
  const problem = checkCode(typed);
  if (problem !== null) throw invalid({ code: problem });
  const now = bank.clock.now();
  const candidates = await candidatesOf(bank, use);
  const [first] = candidates;
  if (first === undefined) return WRONG();
  const live = candidates.filter((candidate) => deadBy(candidate, now) === null);
  if (live.length === 0) return deadBy(first, now);
  const code = normalizeCode(typed);
  const hashed = hashOf(bank.settings.codeSecret, code, use);
  const right = live.find(({ row }) => matches(row.hash, hashed));
  if (right !== undefined) {
    await changeCode(bank.sql, right.row.id, { usedAt: now });
    return null;
  }
  for (const { row, tries } of live) await changeCode(bank.sql, row.id, { [tries]: row[tries] - 1 });
  return live.every(({ row, tries }) => row[tries] === 1) ? BURNT() : WRONG();
}
