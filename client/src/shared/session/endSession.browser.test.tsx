import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { configurePage, USUAL_CONFIG } from '#testing/pageConfig.ts';
import { draftFor, keepDrafts, openForm } from './drafts.ts';
import { expireSession, onExpiry, provideGatewayEnd, signInAgain, signOut } from './endSession.ts';
import { keepForm, keptForm } from './keptForms.ts';
import { currentSession, rereadSession } from './sessionStore.ts';

const PREFIX = 'CognitoIdentityServiceProvider.client';

beforeEach(() => {
  const token = `h.${btoa(JSON.stringify({ sub: 'u-1', exp: 1, auth_time: 1 }))}.s`;
  document.cookie = `${PREFIX}.LastAuthUser=ana`;
  document.cookie = `${PREFIX}.ana.idToken=${token}`;
  rereadSession();
});

test('[ER-01] reports an expiry from before the page listens to its first listener only', () => {
  expireSession();
  expect(currentSession().kind).toBe('guest');
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const ends = [onExpiry(first), onExpiry(second)];
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  expireSession();
  expect(first).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
});

test('shows no session-expired message to a user who is asked to sign in again', () => {
  const listener = vi.fn<() => void>();
  const end = onExpiry(listener);
  signInAgain();
  expect(currentSession().kind).toBe('guest');
  expect(listener).not.toHaveBeenCalled();
  end();
});

describe('signing out', () => {
  /** Answers the gateway's requests with a key for the forms, and rejects the identity service's. */
  const answerFetches = () => {
    const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
    const answer = (input: RequestInfo | URL) =>
      Promise.resolve(input === '/form-key' ? Response.json({ key }) : new Response(null, { status: 400 }));
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => void vi.unstubAllGlobals());
  };

  /** Resolves with the address that the page is about to load, and cancels the navigation. */
  const departure = () =>
    new Promise<string>((resolve) => {
      const stay = (event: NavigateEvent) => {
        event.preventDefault();
        resolve(event.destination.url);
      };
      navigation.addEventListener('navigate', stay, { once: true });
    });

  test.each([
    ['of a local session', null, `${location.origin}/usuario/ingresar?salida=si`],
    ['of a corporate session', 'ana', 'https://corporate.invalid/logout'],
  ])('%s deletes saved forms before leaving the page', async (_where, corporate, address) => {
    answerFetches();
    provideGatewayEnd(() => Promise.resolve());
    configurePage({ identity: { ...USUAL_CONFIG.identity, authorizeDomain: 'corporate.invalid' } });
    if (corporate !== null) document.cookie = `${PREFIX}.${corporate}.oauthMetadata=1`;
    onTestFinished(openForm('form', () => ({ street: 'Rivadavia' })));
    keepDrafts('u-1');
    await keepForm('address', { street: 'Rivadavia' });
    expect(await keptForm('address')).toEqual({ street: 'Rivadavia' });
    const left = departure();
    void signOut();
    expect(await left).toContain(address);
    expect([await keptForm('address'), draftFor('form', 'u-1')]).toEqual([null, null]);
  });
});
