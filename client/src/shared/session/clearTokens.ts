import { readCookies, removeCookie } from './cookies.ts';
import { TOKEN_PREFIX } from './tokenCookies.ts';

/** Whether the tokens came from the corporate sign-in, which has its own session to end. */
export function isCorporateSession(): boolean {
  return [...readCookies().keys()].some(
    (name) => name.startsWith(TOKEN_PREFIX) && name.endsWith('.oauthMetadata'),
  );
}

/** Removes the tokens, so that the session ends in this browser even without a connection. */
export function clearTokenCookies(): void {
  for (const name of readCookies().keys()) {
    if (name.startsWith(`${TOKEN_PREFIX}.`)) removeCookie(name);
  }
}
