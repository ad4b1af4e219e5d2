import type { SendPhoneCodeMutation } from '../../generated/graphql.ts';

/**
 * The proposal whose owner gets the code, and what it is for: to return on this device, or to go on. `byLink`: to go on in
 * a browser that does not hold the proposal, opened by the link of a code.
 */
export type CodePurpose = { proposalId: string; returning: boolean; byLink?: boolean };

/** Data about the last code, kept in this tab so that a reload does not send another one. Never the code itself. */
export type SentCode = CodePurpose & {
  maskedPhone: string | null;
  /** Milliseconds of `steadyNow`. */
  expiresAt: number;
  resendAt: number;
};

/** The bank's usual times: how long a code is valid, and the wait before another one can be sent. */
const VALID_MS = 5 * 60_000;
const RESEND_MS = 60_000;

/**
 * Now, in milliseconds: does not jump within a page when the device's clock is set. After a reload it follows the
 * device's clock again, so stored times are clamped when they are read.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Converts a time of the bank to this page's clock. An impossible one means that the device's clock is wrong. */
function deadline(instant: string | null, longest: number, now: number): number {
  const wait = instant === null ? longest : Date.parse(instant) - now;
  return now + (wait > 0 && wait <= longest ? wait : longest);
}

/** The code of an answer; null if there is none. */
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

/** Whole seconds until another code can be sent. */
export function secondsToResend(known: SentCode | null, now: number): number {
  return known === null ? 0 : Math.max(0, Math.ceil((known.resendAt - now) / 1000));
}

const KEY = 'prendarios.sent-code';
const FIELDS = ['proposalId', 'returning', 'maskedPhone', 'expiresAt', 'resendAt'] as const;

/** Reads a stored code; null if it is not valid or has expired. */
export function parseSentCode(text: string | null, now: number): SentCode | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const [proposalId, returning, maskedPhone, expiresAt, resendAt]: unknown[] = FIELDS.map((key) =>
      Reflect.get(stored, key),
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

/** The code that was sent for this purpose and is still valid. */
export function readSentCode({ proposalId, returning }: CodePurpose): SentCode | null {
  try {
    const stored = parseSentCode(sessionStorage.getItem(KEY), steadyNow());
    return stored?.proposalId === proposalId && stored.returning === returning ? stored : null;
  } catch {
    // Storage is disabled in this browser.
    return null;
  }
}

export function keepSentCode(code: SentCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // Storage is disabled or full: a reload then sends another code, which the bank limits.
  }
}

/** After its use, the next visit needs another code. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
