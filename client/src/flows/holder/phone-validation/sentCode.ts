import type { SendPhoneCodeMutation } from '../../../generated/graphql.ts';

/** What this tab knows of the last code, so that a reload does not send another one. Never the code. */
export type SentCode = {
  proposalId: string;
  maskedPhone: string | null;
  /** Milliseconds of this device's clock. */
  expiresAt: number;
  resendAt: number;
};

/** DOMAIN 8.21. A device whose clock is wrong must not make anyone wait for longer. */
const VALID_MS = 5 * 60_000;
const RESEND_MS = 60_000;

function within(instant: string | null, longest: number, now: number): number {
  const wait = instant === null ? longest : Date.parse(instant) - now;
  return now + (Number.isNaN(wait) ? longest : Math.min(Math.max(wait, 0), longest));
}

/** The answer of a sent code; null when none was sent. */
export function sentCode(
  proposalId: string,
  answer: SendPhoneCodeMutation['sendPhoneCode'],
  now: number,
): SentCode | null {
  if (answer.userErrors.length > 0) return null;
  return {
    proposalId,
    maskedPhone: answer.maskedPhone,
    expiresAt: within(answer.expiresAt, VALID_MS, now),
    resendAt: within(answer.resendAfter, RESEND_MS, now),
  };
}

/** Arriving sends a code, unless this tab sent one to the same proposal that is still good. */
export function sendsOnArrival(known: SentCode | null, proposalId: string, now: number): boolean {
  return known === null || known.proposalId !== proposalId || known.expiresAt <= now;
}

/** Whole seconds until another code may be asked for. */
export function secondsToResend(known: SentCode | null, now: number): number {
  return known === null ? 0 : Math.max(0, Math.ceil((known.resendAt - now) / 1000));
}

const KEY = 'prendarios.sent-code';
const FIELDS = ['proposalId', 'maskedPhone', 'expiresAt', 'resendAt'] as const;

export function parseSentCode(text: string | null): SentCode | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const [proposalId, maskedPhone, expiresAt, resendAt]: unknown[] = FIELDS.map((key) =>
      Reflect.get(kept, key),
    );
    const isWhole =
      typeof proposalId === 'string' && typeof expiresAt === 'number' && typeof resendAt === 'number';
    if (!isWhole) return null;
    return {
      proposalId,
      maskedPhone: typeof maskedPhone === 'string' ? maskedPhone : null,
      expiresAt,
      resendAt,
    };
  } catch {
    // Not ours, or of another version: as if nothing was known.
    return null;
  }
}

export function readSentCode(): SentCode | null {
  try {
    return parseSentCode(sessionStorage.getItem(KEY));
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
