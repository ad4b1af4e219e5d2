import { forgetActivity, markLogout } from './activity.ts';
import { forgetForms } from '../forms/keptForms.ts';
import { dropDraftsBut, keepDrafts } from './drafts.ts';
import { endIdentity } from './identity.ts';
import { identitySettings } from './identitySettings.ts';
import { SIGN_IN_PATH } from './paths.ts';
import { currentSession, sessionIsOver } from './sessionStore.ts';
import { tellTabs } from './tabs.ts';
import { clearTokenCookies, isCorporateSession } from './clearTokens.ts';
import { storedToken } from './tokenCookies.ts';

/** Ends the session at the gateway; given by the app, which holds the connection to it. */
type EndAtGateway = (token: string) => Promise<unknown>;
/** Longest time that leaving waits for servers (milliseconds). */
const PATIENCE_MS = 5_000;
const LEFT_SEARCH = '?salida=si';

let provided: (end: EndAtGateway) => void = () => undefined;
/** Who signs out at once is faster than the part of the app that gives it. */
let endAtGateway = new Promise<EndAtGateway>((resolve) => {
  provided = resolve;
});
const listeners = new Set<() => void>();

export function provideGatewayEnd(end: EndAtGateway): void {
  provided(end);
  endAtGateway = Promise.resolve(end);
}

/** Called when a session of this page has expired, here or in another tab. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends it wherever it is known; what cannot be reached does not keep the person. */
function endEverywhere(): Promise<void> {
  const token = storedToken()?.raw;
  const atGateway =
    token === undefined ? Promise.resolve() : endAtGateway.then((end) => end(token)).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return endIdentity(Promise.race([atGateway, late]));
}

/** The page follows the end of its session: a guest's from now on, its forms kept for the same person. */
function expireHere(): boolean {
  const session = currentSession();
  if (session.kind === 'guest') return false;
  keepDrafts(session.userId);
  sessionIsOver();
  for (const listener of listeners) listener();
  return true;
}

/** ER-01: nothing was done for too long, or the servers no longer know the session. */
export function expireSession(): void {
  if (!expireHere()) return;
  forgetActivity();
  tellTabs({ kind: 'ended', reason: 'expired' });
  void endEverywhere();
}

/** Another tab ended it and tells the servers. */
export function followExpiry(): void {
  expireHere();
}

/** The corporate sign-in keeps a session of its own, which its page ends; null for a session of ours alone. */
async function corporateEnd(): Promise<string | null> {
  if (!isCorporateSession()) return null;
  const { authorizeDomain, authorizeOverHttp, clientId } = await identitySettings();
  if (authorizeDomain === null) return null;
  const back = new URLSearchParams({ client_id: clientId, logout_uri: `${location.origin}${SIGN_IN_PATH}` });
  return `${authorizeOverHttp ? 'http' : 'https'}://${authorizeDomain}/logout?${back}`;
}

/** A page of its own, so that nothing of the session stays in this one's memory. */
export function leaveForSignIn(): void {
  dropDraftsBut(null);
  void forgetForms();
  location.replace(`${SIGN_IN_PATH}${LEFT_SEARCH}`);
}

/** The person signs out. */
export async function signOut(): Promise<void> {
  markLogout();
  forgetActivity();
  const elsewhere = await corporateEnd();
  await Promise.race([endEverywhere(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  clearTokenCookies();
  tellTabs({ kind: 'ended', reason: 'signed-out' });
  if (elsewhere === null) leaveForSignIn();
  else location.replace(elsewhere);
}
