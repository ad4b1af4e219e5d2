import { beforeEach, expect, test, vi } from 'vitest';
import { expireSession, onExpiry, signInAgain } from './endSession.ts';
import { currentSession, rereadSession } from './sessionStore.ts';

const PREFIX = 'CognitoIdentityServiceProvider.client';

beforeEach(() => {
  const token = `h.${btoa(JSON.stringify({ sub: 'u-1', exp: 1, auth_time: 1 }))}.s`;
  document.cookie = `${PREFIX}.LastAuthUser=ana`;
  document.cookie = `${PREFIX}.ana.idToken=${token}`;
  rereadSession();
});

test('[ER-01] an expiry before the page has loaded its message shows it afterwards, once', () => {
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

test('a user who is about to sign in again does not read that the session has expired', () => {
  const listener = vi.fn<() => void>();
  const end = onExpiry(listener);
  signInAgain();
  expect(currentSession().kind).toBe('guest');
  expect(listener).not.toHaveBeenCalled();
  end();
});
