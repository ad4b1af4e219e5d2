import type * as Amplify from './amplify.ts';
import { clearTokenCookies } from './clearTokens.ts';
import { storedToken } from './tokenCookies.ts';

let loading: Promise<typeof Amplify> | null = null;

/** Loads aws-amplify once, and only for users who sign in. */
export function loadIdentity(): Promise<typeof Amplify> {
  loading ??= import('./amplify.ts').catch((error: unknown) => {
    // The next attempt may have a connection.
    loading = null;
    throw error;
  });
  return loading;
}

/** Seconds. Tokens this close to their expiry are refreshed, because clocks differ and requests take time. */
const MARGIN_SECONDS = 30;

/** Returns the identity token for the gateway (RO-02); null for guests, and once the service no longer issues one. */
export async function identityToken(options: { refreshed: boolean }): Promise<string | null> {
  const stored = storedToken();
  if (stored === null) return null;
  if (!options.refreshed && stored.claims.exp - MARGIN_SECONDS > Date.now() / 1_000) return stored.raw;
  const { fetchToken } = await loadIdentity();
  return fetchToken(options.refreshed);
}

let ending: Promise<void> = Promise.resolve();

/** Resolves when the previous session has ended; a sign-in must wait for it, or its new tokens would be removed. */
export function afterEnding(): Promise<void> {
  return ending;
}

/** Revokes this session, or all of the user's, at the identity service, then removes the tokens from this browser. */
export function endIdentity(before: Promise<unknown>, everywhere: boolean): Promise<void> {
  const end = async () => {
    await before;
    try {
      const { signOut } = await loadIdentity();
      await signOut({ global: everywhere });
    } catch {
      // Without a connection, the tokens are still removed from this browser.
    } finally {
      clearTokenCookies();
    }
  };
  ending = end();
  return ending;
}
