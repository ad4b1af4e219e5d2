import { readCookies, removeCookie } from './cookies.ts';
import { TOKEN_PREFIX } from './tokenCookies.ts';

/** The tokens came through the corporate sign-in, which has a session of its own to end. */
export function isCorporateSession(): boolean {
  return [...readCookies().keys()].some(
    (name) => name.startsWith(TOKEN_PREFIX) && name.endsWith('.oauthMetadata'),
  );
}

/** The session ends here even where nothing can be reached. */
export function clearTokenCookies(): void {
  for (const name of readCookies().keys()) {
    if (name.startsWith(`${TOKEN_PREFIX}.`)) removeCookie(name);
  }
}
