import { keyedFingerprint } from '../crypto/secrets.ts';
import type { Verifier } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import { normalEmail } from './attributes.ts';
import { findUser, type User } from './userStore.ts';

/**
 * The user with a user name, or an invented one. The invented id and salt derive from the name and never change, so
 * that answers look like those of an existing user (docs/security.md#guessing-accounts).
 */
export type Candidate = Readonly<{ id: string; srp: Verifier; user: User | null }>;

export function findCandidate(identity: Identity, username: string): Candidate {
  const user = findUser(identity.database, username);
  if (user) return { id: user.id, srp: user.srp, user };
  const bytes = Buffer.from(keyedFingerprint(identity.pepper, 'nobody', normalEmail(username)), 'base64url');
  const hex = bytes.toString('hex');
  const salt = Buffer.from(keyedFingerprint(identity.pepper, 'salt', normalEmail(username)), 'base64url')
    .toString('hex')
    .slice(0, 32);
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  const id = isUserId(username)
    ? username
    : `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, srp: { salt, verifier: identity.decoy.verifier }, user: null };
}

// The client sends the invented id as the user name in the second step, so it must map to itself.
const isUserId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text);
