import { matchesPassword } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { countAttempt, forgetAttempts, isExhausted } from '../throttle/attempts.ts';
import type { Candidate } from '../users/candidate.ts';
import type { User } from '../users/userStore.ts';

/**
 * Admits a user whose password is proved. Ten failures close the account for a quarter of an hour, even for the right
 * password; unknown users are counted and answered in the same way (docs/security.md#guessing-accounts).
 */
export function admit(identity: Identity, subject: string, user: User | null, isProved: boolean): User {
  if (isExhausted(identity, 'password', subject)) {
    throw new ProtocolError('NotAuthorizedException', 'Password attempts exceeded');
  }
  if (user === null || !isProved) {
    countAttempt(identity, 'password', subject);
    throw new ProtocolError('NotAuthorizedException');
  }
  forgetAttempts(identity, 'password', subject);
  return user;
}

/** Checks a password sent over TLS, with the same work for unknown users. @throws {ProtocolError} */
export function checkPasswordOf(identity: Identity, candidate: Candidate, password: string): User {
  const { poolName } = identity.settings;
  const isProved = matchesPassword(poolName, candidate.id, password, candidate.srp);
  return admit(identity, candidate.id, candidate.user, isProved);
}
