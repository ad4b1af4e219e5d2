import { decodeJwt } from 'jose';
import { z } from 'zod';
import { roleOf } from '../derived/role.ts';

const LAST_USER = '.LastAuthUser';
const claims = z.object({ 'cognito:groups': z.array(z.string()).default([]) });

/**
 * Whether the browser has a seller's identity token, read as the client does
 * (client/src/shared/session/tokenCookies.ts). The token is not verified, because it only selects the wording of a page
 * without personal data.
 */
export function isSellersBrowser(cookies: Readonly<Record<string, string | undefined>>): boolean {
  const last = Object.keys(cookies).find((name) => name.endsWith(LAST_USER));
  const token = last && cookies[`${last.slice(0, -LAST_USER.length)}.${cookies[last]}.idToken`];
  if (token === undefined || token === '') return false;
  try {
    return roleOf(claims.parse(decodeJwt(token))['cognito:groups']) === 'SELLER';
  } catch {
    // It is not a token; the client finds no session in it either.
    return false;
  }
}
