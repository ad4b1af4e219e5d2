import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DAY } from '../clock.ts';
import { fingerprint, randomToken } from '../crypto/secrets.ts';
import type { Identity } from '../identity.ts';

/** [KO-02] Equal to the lifetime of the authentication cookie. */
const REFRESH_TOKEN_DAYS = 365;

/** A sign-in. Its tokens contain its id and end with it. */
export type Session = Readonly<{ originJti: string; userId: string; scope: string; authTime: number }>;

const row = z
  .object({ origin_jti: z.string(), user_id: z.string(), scope: z.string(), auth_time: z.number() })
  .transform((values): Session => ({
    originJti: values.origin_jti,
    userId: values.user_id,
    scope: values.scope,
    authTime: values.auth_time,
  }));

/** Scope of tokens from a sign-in without redirect: the user's own operations. */
export const OWN_OPERATIONS = 'aws.cognito.signin.user.admin';

export function openSession(
  identity: Identity,
  userId: string,
  scope = OWN_OPERATIONS,
): { session: Session; refreshToken: string } {
  const now = identity.clock();
  const refreshToken = randomToken(64);
  const session: Session = { originJti: randomUUID(), userId, scope, authTime: Math.floor(now / 1000) };
  identity.database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(now);
  identity.database
    .prepare(
      'INSERT INTO sessions (origin_jti, user_id, refresh_hash, scope, auth_time, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(
      session.originJti,
      userId,
      fingerprint(refreshToken),
      scope,
      session.authTime,
      now + REFRESH_TOKEN_DAYS * DAY,
    );
  return { session, refreshToken };
}

export function sessionOfRefreshToken(identity: Identity, refreshToken: string): Session | null {
  const found = identity.database
    .prepare('SELECT * FROM sessions WHERE refresh_hash = ? AND expires_at > ?')
    .get(fingerprint(refreshToken), identity.clock());
  return found === undefined ? null : row.parse(found);
}

export function isSessionOpen(identity: Identity, originJti: string, userId: string): boolean {
  const found = identity.database
    .prepare('SELECT 1 FROM sessions WHERE origin_jti = ? AND user_id = ? AND expires_at > ?')
    .get(originJti, userId, identity.clock());
  return found !== undefined;
}

export function endSession(database: DatabaseSync, originJti: string): void {
  database.prepare('DELETE FROM sessions WHERE origin_jti = ?').run(originJti);
}

/** Ends all sessions of the user, except the named one if any. */
export function endSessionsOf(database: DatabaseSync, userId: string, exceptOriginJti = ''): void {
  database.prepare('DELETE FROM sessions WHERE user_id = ? AND origin_jti <> ?').run(userId, exceptOriginJti);
}
