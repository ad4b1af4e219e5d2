import { readCookies } from './cookies.ts';

/**
 * Claims of the identity token that the pages use for display and timing. Only the gateway may base decisions on them.
 */
export type Claims = {
  sub: string;
  exp: number;
  firstName: string;
  lastName: string;
  email: string;
  groups: readonly string[];
};

type StoredToken = { raw: string; claims: Claims };

/** Prefix of aws-amplify's cookies: `<prefix>.<client>.LastAuthUser` and `<prefix>.<client>.<user>.idToken`. */
export const TOKEN_PREFIX = 'CognitoIdentityServiceProvider';
const LAST_USER = '.LastAuthUser';

function textOf(payload: object, key: string): string {
  const value: unknown = Reflect.get(payload, key);
  return typeof value === 'string' ? value : '';
}

/** Returns a token's payload without verifying it; null if it cannot be parsed. */
export function payloadOf(raw: string): object | null {
  try {
    const base64 = (raw.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' ? payload : null;
  } catch {
    // Without a valid token, the cookie counts as missing.
    return null;
  }
}

function claimsOf(raw: string): Claims | null {
  const payload = payloadOf(raw);
  if (payload === null) return null;
  const exp: unknown = Reflect.get(payload, 'exp');
  const groups: unknown = Reflect.get(payload, 'cognito:groups');
  const sub = textOf(payload, 'sub');
  if (typeof exp !== 'number' || sub === '') return null;
  return {
    sub,
    exp,
    firstName: textOf(payload, 'given_name') || textOf(payload, 'name'),
    lastName: textOf(payload, 'family_name'),
    email: textOf(payload, 'email'),
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  };
}

/** Returns the identity token from aws-amplify's cookies, without loading aws-amplify; null for guests. */
export function storedToken(): StoredToken | null {
  const cookies = readCookies();
  for (const [name, user] of cookies) {
    if (!name.startsWith(`${TOKEN_PREFIX}.`) || !name.endsWith(LAST_USER)) continue;
    const raw = cookies.get(`${name.slice(0, -LAST_USER.length)}.${user}.idToken`);
    const claims = raw === undefined ? null : claimsOf(raw);
    if (raw !== undefined && claims !== null) return { raw, claims };
  }
  return null;
}
