import type { PhoneCodePurpose } from '#generated/graphql.ts';

/** The proposal whose owner receives the code, and the code's purpose. */
export type CodeTarget = { proposalId: string; purpose: PhoneCodePurpose };

/** The bank's response to a request for a code. */
export type CodeAnswer = {
  sentCode: { maskedPhone: string; expiresAt: string; resendableAt: string } | null;
  userErrors: readonly { code: string; message: string }[];
};

/** Returns the key of a code in this tab: its purpose and its proposal. */
export const codeKey = ({ proposalId, purpose }: CodeTarget): string =>
  `${purpose === 'RETURN' ? 'return' : 'validate'} ${proposalId}`;

/** Data about the last code, stored in this tab so that a reload sends no other one. Never contains the code itself. */
export type SentCode = {
  key: string;
  maskedPhone: string | null;
  /** Milliseconds of `steadyNow`. */
  expiresAt: number;
  resendAt: number;
};

/** The bank's usual validity of a code, and wait before another one can be sent. */
const VALID_MS = 5 * 60_000;
const RESEND_MS = 60_000;

/**
 * Returns the current time in milliseconds. It does not jump within a page when the device's clock is set. After a
 * reload it follows the device's clock again, so stored times are clamped when read.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Converts one of the bank's times to this page's clock. If it is implausible, the device's clock is wrong. */
function deadline(instant: string | null, longest: number, now: number): number {
  const wait = instant === null ? longest : Date.parse(instant) - now;
  return now + (wait > 0 && wait <= longest ? wait : longest);
}

/**
 * Returns the milliseconds until the bank sends another code. The difference between its two times does not depend on
 * the device's clock. Without them, as for numbers that the bank may not know, returns the usual wait.
 */
function resendWait(sent: CodeAnswer['sentCode']): number {
  if (sent === null) return RESEND_MS;
  const wait = VALID_MS - (Date.parse(sent.expiresAt) - Date.parse(sent.resendableAt));
  return Math.min(Math.max(wait, 0), VALID_MS);
}

/** Returns the data about the code in a response; null if there is none. */
export function sentCode(
  key: string,
  { userErrors, sentCode: sent }: CodeAnswer,
  now: number,
): SentCode | null {
  // The bank rejected the request because the previous code is less than `RESEND_MS` old.
  const isTooSoon = userErrors.some(({ code }) => code === 'RESEND_TOO_SOON');
  if (userErrors.length > 0 && !isTooSoon) return null;
  return {
    key,
    maskedPhone: sent?.maskedPhone ?? null,
    expiresAt: isTooSoon ? now + VALID_MS - RESEND_MS : deadline(sent?.expiresAt ?? null, VALID_MS, now),
    resendAt: now + resendWait(sent),
  };
}

/** Returns the seconds until another code can be sent, rounded up. */
export function secondsToResend(known: SentCode | null, now: number): number {
  return known === null ? 0 : Math.max(0, Math.ceil((known.resendAt - now) / 1000));
}

const STORED_AS = 'prendarios.sent-code';
const FIELDS = ['key', 'maskedPhone', 'expiresAt', 'resendAt'] as const;

/** Parses stored data about a code; null if invalid or expired. */
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
    // The text is not JSON, so this code did not store it.
    return null;
  }
}

/** Returns the data about a still valid code that was sent under this key. */
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
    // Storage is disabled or full, so a reload sends another code, which the bank limits.
  }
}

/** Call after the code was used, so that the next visit needs another one. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
