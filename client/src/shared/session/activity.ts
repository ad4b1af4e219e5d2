import { AUTH_COOKIE_DAYS } from '@prendarios/rules/constants';
import { readCookies, removeCookie, writeCookie } from './cookies.ts';

/** The time of the last activity, in milliseconds since 1970, shared by all tabs (EN-11). */
const ACTIVITY_COOKIE = 'sessionCookie';
/** The logout flag (EN-11): the user has signed out; other tabs follow without the message of an expired session. */
const LOGOUT_COOKIE = 'logout';

/**
 * Returns the time of the last activity; null when the cookie is missing or damaged, which counts as expired (KO-01).
 */
export function lastActivity(): number | null {
  const text = readCookies().get(ACTIVITY_COOKIE) ?? '';
  return /^\d{1,16}$/.test(text) ? Number(text) : null;
}

export function noteActivity(now = Date.now()): void {
  writeCookie(ACTIVITY_COOKIE, String(now), { days: AUTH_COOKIE_DAYS });
}

export function forgetActivity(): void {
  removeCookie(ACTIVITY_COOKIE);
}

export function markLogout(): void {
  writeCookie(LOGOUT_COOKIE, '1', { days: AUTH_COOKIE_DAYS });
}

export function clearLogout(): void {
  removeCookie(LOGOUT_COOKIE);
}

export function wasLoggedOut(): boolean {
  return readCookies().has(LOGOUT_COOKIE);
}
