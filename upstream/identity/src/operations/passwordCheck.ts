import { matchesPassword } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { countAttempt, forgetAttempts, isExhausted } from '../throttle/attempts.ts';
import type { Candidate } from '../users/candidate.ts';
import type { User } from '../users/userStore.ts';

/**
 * Admits a user with a proved password. Ten failures close the account for a quarter of an hour, even for the right
 * password; users that do not exist are counted and answered alike (docs/security.md#guessing-accounts).
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

/** For a password in clear text, over TLS: the same work whether the user exists or not. */
export function checkPasswordOf(identity: Identity, candidate: Candidate, password: string): User {
  const { poolName } = identity.settings;
  const isProved = matchesPassword(poolName, candidate.id, password, candidate.srp);
  return admit(identity, candidate.id, candidate.user, isProved);
}
