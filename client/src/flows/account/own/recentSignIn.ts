import { payloadOf, storedToken } from '#shared/session/tokenCookies.ts';

/** Maximum age of a sign-in that may change the account's protection (docs/security.md#sessions). */
const RECENT_SIGN_IN_MINUTES = 10;

/** Returns the time of the sign-in in seconds since 1970, which token refreshes keep; 0 if the token lacks it. */
function signInTime(): number {
  const payload = payloadOf(storedToken()?.raw ?? '') ?? {};
  const seconds: unknown = Reflect.get(payload, 'auth_time');
  return typeof seconds === 'number' ? seconds : 0;
}

export function isSignInRecent(now = Date.now()): boolean {
  return now - signInTime() * 1_000 < RECENT_SIGN_IN_MINUTES * 60_000;
}
