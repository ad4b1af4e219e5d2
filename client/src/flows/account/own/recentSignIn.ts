import { storedToken } from '../../../shared/session/tokenCookies.ts';

/** How old a sign-in may be to change how the account is protected (docs/security.md#sessions). */
const RECENT_SIGN_IN_MINUTES = 10;

export function isSignInRecent(now = Date.now()): boolean {
  const signedInAt = (storedToken()?.claims.authTime ?? 0) * 1_000;
  return now - signedInAt < RECENT_SIGN_IN_MINUTES * 60_000;
}
