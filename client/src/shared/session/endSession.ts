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

/** Ends the session at the gateway, or all of the user's; the app registers it, as it has the Apollo client. */
type EndAtGateway = (token: string, everywhere: boolean) => Promise<unknown>;
/** Longest time that each part of a sign-out may take (milliseconds). */
const PATIENCE_MS = 5_000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const LEFT_SEARCH = '?salida=si';

let register: (end: EndAtGateway) => void = () => undefined;
/** A promise: a sign-out can happen before the app has registered this callback. */
let endAtGateway = new Promise<EndAtGateway>((resolve) => {
  register = resolve;
});
const listeners = new Set<() => void>();
/** The first answer of the gateway can end the session before the page has loaded what tells the user. */
let isUnheard = false;

export function provideGatewayEnd(end: EndAtGateway): void {
  register(end);
  endAtGateway = Promise.resolve(end);
}

/** Calls the listener when the session has expired, in this tab or another one; at once if nobody listened then. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  if (isUnheard) {
    isUnheard = false;
    listener();
  }
  return () => listeners.delete(listener);
}

/** Ends the session at the gateway and the identity service; does not fail if they cannot be reached. */
function endAtServers(everywhere = false): Promise<void> {
  const token = storedToken()?.raw;
  const atGateway =
    token === undefined
      ? Promise.resolve()
      : endAtGateway.then((end) => end(token, everywhere)).catch(() => undefined);
  return endIdentity(Promise.race([atGateway, patience()]), everywhere);
}

/** The page becomes a guest's; the values of its forms are kept for the same user. False if it was one already. */
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

/** ER-01: the user was inactive for too long, or the servers no longer know the session. */
export function expireSession(): void {
  if (expireHere()) endElsewhere();
}

/** For what asks for a sign-in of a moment ago: it returns to the same page, without the message of an expired session. */
export function signInAgain(): void {
  if (becomeGuest()) endElsewhere();
}

/** Another tab has ended the session, also at the servers. */
export function followExpiry(): void {
  expireHere();
}

/** The page that ends the session of the corporate sign-in; null without one. */
function corporateEnd(): string | null {
  if (!isCorporateSession()) return null;
  const { authorizeDomain, authorizeOverHttp, clientId } = identitySettings();
  if (authorizeDomain === null) return null;
  const back = new URLSearchParams({ client_id: clientId, logout_uri: `${location.origin}${SIGN_IN_PATH}` });
  return `${authorizeOverHttp ? 'http' : 'https'}://${authorizeDomain}/logout?${back}`;
}

/** Deletes what was typed, then loads another page, so that nothing of the session stays in memory. */
async function leave(href: string): Promise<void> {
  dropDraftsBut(null);
  // A form that is just being kept may wait for the gateway.
  await Promise.race([forgetForms(), patience()]);
  location.replace(href);
}

/** This tab follows a sign-out, its own or another tab's. */
export function leaveForSignIn(): Promise<void> {
  return leave(`${SIGN_IN_PATH}${LEFT_SEARCH}`);
}

/** The user signs out; `everywhere`: on every device. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  markLogout();
  forgetActivity();
  const elsewhere = corporateEnd();
  await Promise.race([endAtServers(everywhere), patience()]);
  clearTokenCookies();
  notifyTabs('signed-out');
  await (elsewhere === null ? leaveForSignIn() : leave(elsewhere));
}
