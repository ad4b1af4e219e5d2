import { loadIdentity } from '#shared/session/identity.ts';
import type { IdentitySettings } from '#shared/session/identitySettings.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { innerPath } from '#shared/session/returnPaths.ts';

/** Timeout in milliseconds for the tokens after the return from the corporate page. */
const PATIENCE_MS = 20_000;

function redirectHere(): string {
  return `${location.origin}${SIGN_IN_PATH}`;
}

/** aws-amplify prepends https to the domain, but a local stand-in has no certificate. */
function plain(address: string, domain: string): string {
  return address.replace(`https://${domain}/`, `http://${domain}/`);
}

/** Redirects to the corporate page; `back` is returned with the user and validated again. */
export async function openCorporate(settings: IdentitySettings, back: string | null): Promise<void> {
  const { authorizeDomain: domain, authorizeOverHttp } = settings;
  if (domain === null) return;
  const { configure, signInWithRedirect } = await loadIdentity();
  configure(settings, { domain, redirect: redirectHere() });
  await signInWithRedirect({
    ...(back !== null && { customState: back }),
    ...(authorizeOverHttp && {
      options: {
        authSessionOpener: (address: string) => {
          location.assign(plain(address, domain));
          return new Promise<never>(() => undefined);
        },
      },
    }),
  });
}

/** Redirects fetch calls for the corporate domain to their `plain` address until the returned function is called. */
function overHttp(domain: string): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => network(typeof input === 'string' ? plain(input, domain) : input, init);
  return () => {
    globalThis.fetch = network;
  };
}

function isUnderWay(clientId: string): boolean {
  return localStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.inflightOAuth`) !== null;
}

/** Exchanges the code in the address for tokens; resolves with the path to return to, if any. @throws if that fails. */
export async function completeCorporate(settings: IdentitySettings): Promise<string | null> {
  const { authorizeDomain: domain, authorizeOverHttp, clientId } = settings;
  if (domain === null || !isUnderWay(clientId)) throw new Error('No corporate sign-in is under way.');
  const { configure, Hub } = await loadIdentity();
  const restore = authorizeOverHttp ? overHttp(domain) : () => undefined;
  let back: string | null = null;
  let stop: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The corporate sign-in took too long.')), PATIENCE_MS);
      stop = Hub.listen('auth', ({ payload }) => {
        if (payload.event === 'customOAuthState') back = innerPath(payload.data);
        if (payload.event === 'signInWithRedirect') resolve();
        if (payload.event === 'signInWithRedirect_failure')
          reject(new Error('The corporate sign-in failed.'));
      });
      configure(settings, { domain, redirect: redirectHere() });
    });
    return back;
  } finally {
    clearTimeout(timer);
    stop();
    restore();
    configure(settings);
  }
}
