import type { PhoneCodePurpose } from '#generated/graphql.ts';

/** The proposal whose owner gets the code, and what it is for. */
export type CodeTarget = { proposalId: string; purpose: PhoneCodePurpose };

/** What the bank answers to a request for a code. */
export type CodeAnswer = {
  sentCode: { maskedPhone: string; expiresAt: string; resendableAt: string } | null;
  userErrors: readonly { code: string; message: string }[];
};

/** Names the code in this tab: its purpose, and whose it is. */
export const codeKey = ({ proposalId, purpose }: CodeTarget): string =>
  `${purpose === 'RETURN' ? 'return' : 'validate'} ${proposalId}`;

/** Data about the last code, kept in this tab so that a reload does not send another one. Never the code itself. */
export type SentCode = {
  key: string;
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

/**
 * Milliseconds until the bank sends another code. Its two times tell it without the device's clock; without them, as for a
 * number that it may not know, the usual wait.
 */
function resendWait(sent: CodeAnswer['sentCode']): number {
  if (sent === null) return RESEND_MS;
  const wait = VALID_MS - (Date.parse(sent.expiresAt) - Date.parse(sent.resendableAt));
  return Math.min(Math.max(wait, 0), VALID_MS);
}

/** The code of an answer; null if there is none. */
export function sentCode(
  key: string,
  { userErrors, sentCode: sent }: CodeAnswer,
  now: number,
): SentCode | null {
  // Refused because of a code that is less than `RESEND_MS` old.
  const isTooSoon = userErrors.some(({ code }) => code === 'RESEND_TOO_SOON');
  if (userErrors.length > 0 && !isTooSoon) return null;
  return {
    key,
    maskedPhone: sent?.maskedPhone ?? null,
    expiresAt: isTooSoon ? now + VALID_MS - RESEND_MS : deadline(sent?.expiresAt ?? null, VALID_MS, now),
    resendAt: now + resendWait(sent),
  };
}

/** Whole seconds until another code can be sent. */
export function secondsToResend(known: SentCode | null, now: number): number {
  return known === null ? 0 : Math.max(0, Math.ceil((known.resendAt - now) / 1000));
}

const STORED_AS = 'prendarios.sent-code';
const FIELDS = ['key', 'maskedPhone', 'expiresAt', 'resendAt'] as const;

/** Reads a stored code; null if it is not valid or has expired. */
export function parseSentCode(text: string | null, now: number): SentCode | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const [key, maskedPhone, expiresAt, resendAt]: unknown[] = FIELDS.map((field) =>
      Reflect.get(stored, field),
    );
    const isWhole = typeof key === 'string' && typeof expiresAt === 'number' && typeof resendAt === 'number';
    if (!isWhole || expiresAt <= now) return null;
    return {
      key,
      maskedPhone: typeof maskedPhone === 'string' ? maskedPhone : null,
      expiresAt: Math.min(expiresAt, now + VALID_MS),
      resendAt: Math.min(resendAt, now + RESEND_MS),
    };
  } catch {
    // Not JSON, so not ours.
    return null;
  }
}

/** The code that was sent under this key and is still valid. */
export function readSentCode(key: string): SentCode | null {
  try {
    const stored = parseSentCode(sessionStorage.getItem(STORED_AS), steadyNow());
    return stored?.key === key ? stored : null;
  } catch {
    // Storage is disabled in this browser.
    return null;
  }
}

export function keepSentCode(code: SentCode): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(code));
  } catch {
    // Storage is disabled or full: a reload then sends another code, which the bank limits.
  }
}

/** After its use, the next visit needs another code. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
