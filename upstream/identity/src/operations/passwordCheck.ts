import { matchesPassword } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import type { Candidate } from '../users/candidate.ts';
import type { User } from '../users/userStore.ts';

/** Admits a user who proved the password; unknown users get the same refusal. @throws {ProtocolError} */
export function requireProvedUser(user: User | null, isProved: boolean): User {
  if (user === null || !isProved) throw new ProtocolError('NotAuthorizedException');
  return user;
}

/** Checks a password sent over TLS, with the same work for unknown users. @throws {ProtocolError} */
export function checkPasswordOf(identity: Identity, candidate: Candidate, password: string): User {
  const { poolName } = identity.settings;
  const isProved = matchesPassword(poolName, candidate.id, password, candidate.srp);
  return requireProvedUser(candidate.user, isProved);
}
