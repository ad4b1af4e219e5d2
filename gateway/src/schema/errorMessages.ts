const FAILED = 'Something failed. Try again later.';

/** Messages without internal details. Clients show their own texts by code. */
const MESSAGES: Readonly<Record<string, string>> = {
  UNAUTHENTICATED:
    'Sign in first: send an ID token of the identity service in the header `Authorization: Bearer <token>`.',
  SESSION_EXPIRED:
    'The session has ended: sign in again for a new token. Send the cookie of the first answer with every later request; without it a token works for two minutes.',
  FORBIDDEN: 'The role of this user does not allow this.',
  NOT_FOUND: 'The record does not exist, or this user may not see it.',
  BANK_ERROR: 'The bank refused the call.',
};

/** Returns the public message of a code whose errors may have internal details. `retryAfter` is in seconds. */
export function safeMessage(code: string, retryAfter: number | null): string {
  if (code !== 'RATE_LIMITED') return MESSAGES[code] ?? FAILED;
  return `Too many requests. Try again ${retryAfter === null ? 'later' : `in ${retryAfter} seconds`}.`;
}
