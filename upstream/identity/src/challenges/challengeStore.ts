import { z } from 'zod';
import { MINUTE } from '../clock.ts';
import { fingerprint, randomToken } from '../crypto/secrets.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';

export type ChallengeKind =
  'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA';

export type Challenge = Readonly<{
  /** The user's id, or an invented one for an unknown user. */
  subject: string;
  payload: Readonly<Record<string, string>>;
  tries: number;
}>;

const lifetime = 5 * MINUTE;
const triesAllowed = 5;

const row = z.object({ subject: z.string(), payload: z.string(), tries: z.number() });
const payloadShape = z.record(z.string(), z.string());

/** Opens a step of a sign-in; returns the secret that the client must send with its response. */
export function openChallenge(
  identity: Identity,
  kind: ChallengeKind,
  subject: string,
  payload: Record<string, string> = {},
  secret = randomToken(),
): string {
  const now = identity.clock();
  identity.database.prepare('DELETE FROM challenges WHERE expires_at <= ?').run(now);
  identity.database
    .prepare('INSERT INTO challenges (hash, kind, subject, payload, expires_at) VALUES (?, ?, ?, ?, ?)')
    .run(fingerprint(secret), kind, subject, JSON.stringify(payload), now + lifetime);
  return secret;
}

/** Reads a step without ending it; null if it ended or never existed. */
export function readChallenge(identity: Identity, kind: ChallengeKind, secret: string): Challenge | null {
  const found = identity.database
    .prepare(
      'SELECT subject, payload, tries FROM challenges WHERE hash = ? AND kind = ? AND expires_at > ? AND tries < ?',
    )
    .get(fingerprint(secret), kind, identity.clock(), triesAllowed);
  if (found === undefined) return null;
  const { subject, payload, tries } = row.parse(found);
  return { subject, tries, payload: payloadShape.parse(JSON.parse(payload)) };
}

/** Reads a step and ends it, so that a response counts once. */
export function takeChallenge(identity: Identity, kind: ChallengeKind, secret: string): Challenge | null {
  const challenge = readChallenge(identity, kind, secret);
  closeChallenge(identity, secret);
  return challenge;
}

export function closeChallenge(identity: Identity, secret: string): void {
  identity.database.prepare('DELETE FROM challenges WHERE hash = ?').run(fingerprint(secret));
}

export function countTry(identity: Identity, secret: string): void {
  identity.database
    .prepare('UPDATE challenges SET tries = tries + 1 WHERE hash = ?')
    .run(fingerprint(secret));
}

export const invalidSession = (): ProtocolError =>
  new ProtocolError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
