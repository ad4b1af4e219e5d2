import type * as Amplify from './amplify.ts';
import { clearTokenCookies } from './clearTokens.ts';
import { storedToken } from './tokenCookies.ts';

let loading: Promise<typeof Amplify> | null = null;

/** Loads aws-amplify, once and only for signing in; a guest never loads it. */
export function loadIdentity(): Promise<typeof Amplify> {
  loading ??= import('./amplify.ts').catch((error: unknown) => {
    // The next try may have a connection.
    loading = null;
    throw error;
  });
  return loading;
}

/** A token this close to its end is refreshed before it is used (seconds): clocks differ and requests take time. */
const MARGIN_SECONDS = 30;

/** The identity token for the gateway (RO-02); null for a guest, and when the service no longer gives one. */
export async function identityToken(options: { refreshed: boolean }): Promise<string | null> {
  const stored = storedToken();
  if (stored === null) return null;
  if (!options.refreshed && stored.claims.exp - MARGIN_SECONDS > Date.now() / 1_000) return stored.raw;
  const { fetchToken } = await loadIdentity();
  return fetchToken(options.refreshed);
}

let ending: Promise<void> = Promise.resolve();

/** A sign-in waits for this: the end of the previous session would remove the new tokens. */
export function afterEnding(): Promise<void> {
  return ending;
}

/** Revokes the session at the identity service, or all of the user's, then removes the tokens from this browser. */
export function endIdentity(before: Promise<unknown>, everywhere: boolean): Promise<void> {
  const end = async () => {
    await before;
    try {
      const { signOut } = await loadIdentity();
      await signOut({ global: everywhere });
    } catch {
      // Without a connection: the tokens are removed from this browser all the same.
    } finally {
      clearTokenCookies();
    }
  };
  ending = end();
  return ending;
}
