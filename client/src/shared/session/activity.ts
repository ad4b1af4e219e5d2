import { AUTH_COOKIE_DAYS } from '@prendarios/rules/constants';
import { readCookies, removeCookie, writeCookie } from './cookies.ts';

/** Cookie with the time of the last activity, in milliseconds since 1970, shared by all tabs (EN-11). */
const ACTIVITY_COOKIE = 'sessionCookie';
/**
 * Cookie with the logout flag (EN-11): the user signed out, so other tabs follow without the session-expired message.
 */
const LOGOUT_COOKIE = 'logout';

/** Returns the time of the last activity; null if the cookie is missing or invalid, which counts as expired (KO-01). */
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
