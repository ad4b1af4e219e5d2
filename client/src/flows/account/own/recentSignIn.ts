import { payloadOf, storedToken } from '#shared/session/tokenCookies.ts';

/** How old a sign-in may be to change how the account is protected (docs/security.md#sessions). */
const RECENT_SIGN_IN_MINUTES = 10;

/** When the user signed in, in seconds since 1970: a refresh of the token keeps it. 0 if the token does not say. */
function signInTime(): number {
  const payload = payloadOf(storedToken()?.raw ?? '') ?? {};
  const seconds: unknown = Reflect.get(payload, 'auth_time');
  return typeof seconds === 'number' ? seconds : 0;
}

export function isSignInRecent(now = Date.now()): boolean {
  return now - signInTime() * 1_000 < RECENT_SIGN_IN_MINUTES * 60_000;
}
