import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MINUTE } from '../clock.ts';
import { equalSecrets, fingerprint, randomToken } from '../crypto/secrets.ts';
import type { Identity } from '../identity.ts';
import type { AuthorizationRequest } from './authorizationRequest.ts';

const lifetime = 5 * MINUTE;

const row = z.object({
  user_id: z.string(),
  redirect_uri: z.string(),
  code_challenge: z.string(),
  scope: z.string(),
  nonce: z.string().nullable(),
});

type Grant = Readonly<{ userId: string; scope: string; nonce: string | null }>;

/** Creates a code for a signed-in user, valid for five minutes. */
export function makeAuthorizationCode(
  identity: Identity,
  userId: string,
  request: AuthorizationRequest,
): string {
  const code = randomToken(32);
  const now = identity.clock();
  identity.database.prepare('DELETE FROM authorization_codes WHERE expires_at <= ?').run(now);
  identity.database
    .prepare(
      `INSERT INTO authorization_codes (hash, user_id, redirect_uri, code_challenge, scope, nonce, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      fingerprint(code),
      userId,
      request.redirect_uri,
      request.code_challenge,
      request.scope,
      request.nonce ?? null,
      now + lifetime,
    );
  return code;
}

type Presented = Readonly<{ code: string; redirectUri: string; verifier: string }>;

/** Consumes a code, even if the proof does not match (RFC 7636 §4.6); then returns null. */
export function takeAuthorizationCode(identity: Identity, presented: Presented): Grant | null {
  const found = identity.database
    .prepare('DELETE FROM authorization_codes WHERE hash = ? AND expires_at > ? RETURNING *')
    .get(fingerprint(presented.code), identity.clock());
  if (found === undefined) return null;
  const stored = row.parse(found);
  const challenge = createHash('sha256').update(presented.verifier).digest('base64url');
  const fits =
    equalSecrets(challenge, stored.code_challenge) && presented.redirectUri === stored.redirect_uri;
  return fits ? { userId: stored.user_id, scope: stored.scope, nonce: stored.nonce } : null;
}
