import type { SendPhoneCodeMutation } from '../../generated/graphql.ts';

/** The proposal whose owner gets the code, and what it is for: to return on this device, or to go on. */
export type CodePurpose = { proposalId: string; returning: boolean };

/** What this tab knows of the last code, so that a reload does not send another one. Never the code. */
export type SentCode = CodePurpose & {
  maskedPhone: string | null;
  /** Milliseconds of `steadyNow`. */
  expiresAt: number;
  resendAt: number;
};

/** The bank's usual times: how long a code is good, and how long until another can be asked for. */
const VALID_MS = 5 * 60_000;
const RESEND_MS = 60_000;

/**
 * Now, in milliseconds: does not jump within a page when the device's clock is set. A reload starts again from the
 * device's clock, so what was kept is clamped when it is read.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** An instant of the bank on this page's clock. One that cannot be right shows that the device's clock is wrong. */
function deadline(instant: string | null, longest: number, now: number): number {
  const wait = instant === null ? longest : Date.parse(instant) - now;
  return now + (wait > 0 && wait <= longest ? wait : longest);
}

/** What an answer says of the code that is under way; null when there is none. */
export function sentCode(
  { proposalId, returning }: CodePurpose,
  { userErrors, maskedPhone, ...answer }: SendPhoneCodeMutation['sendPhoneCode'],
  now: number,
): SentCode | null {
  // Refused because of a code that is less than `RESEND_MS` old.
  const isTooSoon = userErrors.some(({ code }) => code === 'RESEND_TOO_SOON');
  if (userErrors.length > 0 && !isTooSoon) return null;
  return {
    proposalId,
    returning,
    maskedPhone,
    expiresAt: isTooSoon ? now + VALID_MS - RESEND_MS : deadline(answer.expiresAt, VALID_MS, now),
    resendAt: deadline(answer.resendAfter, RESEND_MS, now),
  };
}

/** Whole seconds until another code may be asked for. */
export function secondsToResend(known: SentCode | null, now: number): number {
  return known === null ? 0 : Math.max(0, Math.ceil((known.resendAt - now) / 1000));
}

const KEY = 'prendarios.sent-code';
const FIELDS = ['proposalId', 'returning', 'maskedPhone', 'expiresAt', 'resendAt'] as const;

/** What was kept of a code; null when it is not ours, of another version, or no longer good. */
export function parseSentCode(text: string | null, now: number): SentCode | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const [proposalId, returning, maskedPhone, expiresAt, resendAt]: unknown[] = FIELDS.map((key) =>
      Reflect.get(kept, key),
    );
    const isWhole =
      typeof proposalId === 'string' &&
      typeof returning === 'boolean' &&
      typeof expiresAt === 'number' &&
      typeof resendAt === 'number';
    if (!isWhole || expiresAt <= now) return null;
    return {
      proposalId,
      returning,
      maskedPhone: typeof maskedPhone === 'string' ? maskedPhone : null,
      expiresAt: Math.min(expiresAt, now + VALID_MS),
      resendAt: Math.min(resendAt, now + RESEND_MS),
    };
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}

/** The code that this tab had sent for the purpose and that is still good. */
export function readSentCode({ proposalId, returning }: CodePurpose): SentCode | null {
  try {
    const kept = parseSentCode(sessionStorage.getItem(KEY), steadyNow());
    return kept?.proposalId === proposalId && kept.returning === returning ? kept : null;
  } catch {
    // Storage is switched off in this browser.
    return null;
  }
}

export function keepSentCode(code: SentCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // Storage is off or full: a reload then sends another code, which the bank limits.
  }
}

/** Once it was used, the next visit needs another. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept where storage is off.
  }
}
