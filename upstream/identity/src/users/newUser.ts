import { makeVerifier } from '../crypto/srp.ts';
import type { Identity } from '../identity.ts';
import type { Attributes } from './attributes.ts';
import type { User, UserStatus } from './userStore.ts';

type NewUser = Readonly<{
  id: string;
  email: string;
  password: string;
  status: UserStatus;
  attributes: Attributes;
  temporaryUntil?: number;
  groups?: readonly string[];
}>;

/** Creates an unsaved user with a verifier instead of the password. */
export function newUser(identity: Identity, input: NewUser): User {
  const now = identity.clock();
  return {
    id: input.id,
    email: input.email,
    status: input.status,
    srp: makeVerifier(identity.settings.poolName, input.id, input.password),
    temporaryUntil: input.temporaryUntil ?? null,
    attributes: { email_verified: 'false', ...input.attributes, email: input.email },
    groups: input.groups ?? [],
    softwareToken: 'NONE',
    tokenSecret: null,
    pendingTokenSecret: null,
    tokenLastStep: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** Returns the user with a password that the owner of the mail address chose. */
export function withPassword(identity: Identity, user: User, password: string): User {
  return {
    ...user,
    srp: makeVerifier(identity.settings.poolName, user.id, password),
    temporaryUntil: null,
    status: 'CONFIRMED',
  };
}
