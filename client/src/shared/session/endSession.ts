import { forgetActivity, markLogout } from './activity.ts';
import { forgetForms } from './keptForms.ts';
import { dropDraftsBut, keepDrafts } from './drafts.ts';
import { endIdentity } from './identity.ts';
import { identitySettings } from './identitySettings.ts';
import { SIGN_IN_PATH } from './paths.ts';
import { currentSession, showGuest } from './sessionStore.ts';
import { notifyTabs } from './tabs.ts';
import { clearTokenCookies, isCorporateSession } from './clearTokens.ts';
import { storedToken } from './tokenCookies.ts';

/**
 * Ends this session, or all of the user's, at the gateway. The app registers it, because it needs the Apollo client.
 */
type EndAtGateway = (token: string, everywhere: boolean) => Promise<unknown>;
/** Timeout for each part of a sign-out (milliseconds). */
const PATIENCE_MS = 5_000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const LEFT_SEARCH = '?salida=si';

let register: (end: EndAtGateway) => void = () => undefined;
/** A promise, because a sign-out can start before the app has registered the callback. */
let endAtGateway = new Promise<EndAtGateway>((resolve) => {
  register = resolve;
});
const listeners = new Set<() => void>();
/** Set if the session expired before any listener was registered: the gateway's first response can end it. */
let isUnheard = false;

export function provideGatewayEnd(end: EndAtGateway): void {
  register(end);
  endAtGateway = Promise.resolve(end);
}

/** Calls `listener` when the session expires, in this or another tab; immediately if it expired unnoticed. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  if (isUnheard) {
    isUnheard = false;
    listener();
  }
  return () => listeners.delete(listener);
}

/** Ends the session at the gateway and the identity service; resolves even if they cannot be reached. */
function endAtServers(everywhere = false): Promise<void> {
  const token = storedToken()?.raw;
  const atGateway =
    token === undefined
      ? Promise.resolve()
      : endAtGateway.then((end) => end(token, everywhere)).catch(() => undefined);
  return endIdentity(Promise.race([atGateway, patience()]), everywhere);
}

/** Turns the page into a guest's and keeps its form values for the same user. Returns false if it already was one. */
function becomeGuest(): boolean {
  const session = currentSession();
  if (session.kind === 'guest') return false;
  keepDrafts(session.userId);
  showGuest();
  return true;
}

function expireHere(): boolean {
  if (!becomeGuest()) return false;
  isUnheard = listeners.size === 0;
  for (const listener of listeners) listener();
  return true;
}

function endElsewhere(): void {
  forgetActivity();
  notifyTabs('expired');
  void endAtServers();
}

/** Ends a session after too much inactivity, or when the servers no longer accept it (ER-01). */
export function expireSession(): void {
  if (expireHere()) endElsewhere();
}

/**
 * Ends the session for an operation that needs a recent sign-in. The user returns to this page and sees no
 * session-expired message.
 */
export function signInAgain(): void {
  if (becomeGuest()) endElsewhere();
}

/** Follows a session end that another tab has already reported to the servers. */
export function followExpiry(): void {
  expireHere();
}

/** Returns the URL that ends the corporate sign-in's session; null if there is none. */
function corporateEnd(): string | null {
  if (!isCorporateSession()) return null;
  const { authorizeDomain, authorizeOverHttp, clientId } = identitySettings();
  if (authorizeDomain === null) return null;
  const back = new URLSearchParams({ client_id: clientId, logout_uri: `${location.origin}${SIGN_IN_PATH}` });
  return `${authorizeOverHttp ? 'http' : 'https'}://${authorizeDomain}/logout?${back}`;
}

/** Deletes all form values, then loads another page, which also clears the memory. */
async function leave(href: string): Promise<void> {
  dropDraftsBut(null);
  // A form that is being saved may wait for the gateway.
  await Promise.race([forgetForms(), patience()]);
  location.replace(href);
}

/** Leaves the page after a sign-out in this or another tab. */
export function leaveForSignIn(): Promise<void> {
  return leave(`${SIGN_IN_PATH}${LEFT_SEARCH}`);
}

/** Signs the user out; `everywhere` means on every device. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  markLogout();
  forgetActivity();
  const elsewhere = corporateEnd();
  await Promise.race([endAtServers(everywhere), patience()]);
  clearTokenCookies();
  notifyTabs('signed-out');
  await (elsewhere === null ? leaveForSignIn() : leave(elsewhere));
}
