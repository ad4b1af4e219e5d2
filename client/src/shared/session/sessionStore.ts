import { useSyncExternalStore } from 'react';
import { storedToken, type Claims } from './tokenCookies.ts';

export type Role = 'APPLICANT' | 'SELLER' | 'ADMIN';

export type Session =
  { kind: 'guest' } | { kind: 'user'; userId: string; firstName: string; lastName: string; role: Role };

const GUEST: Session = { kind: 'guest' };

/** Returns the role in the token's groups, for display only: the gateway decides access (`viewer`). */
function roleOf(groups: readonly string[]): Role {
  if (groups.includes('admin')) return 'ADMIN';
  return groups.includes('seller') ? 'SELLER' : 'APPLICANT';
}

function sessionOf({ sub, firstName, lastName, groups }: Claims): Session {
  return { kind: 'user', userId: sub, firstName, lastName, role: roleOf(groups) };
}

function readSession(): Session {
  const token = storedToken();
  return token === null ? GUEST : sessionOf(token.claims);
}

let current: Session | null = null;
const listeners = new Set<() => void>();

/** Returns the current session; the first call reads it from the cookies. */
export function currentSession(): Session {
  current ??= typeof document === 'undefined' ? GUEST : readSession();
  return current;
}

/** Whether a seller of a point of sale is signed in, who acts for customers. */
export function isSeller(): boolean {
  const session = currentSession();
  return session.kind === 'user' && session.role === 'SELLER';
}

/** Whether the user may read other people's proposals: a seller of a point of sale, or an admin. */
export function isStaff(): boolean {
  const session = currentSession();
  return session.kind === 'user' && session.role !== 'APPLICANT';
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Rereads the cookies after a sign-in in this or another tab. */
export function rereadSession(): void {
  change(readSession());
}

/** Shows the page as a guest's; `endSession.ts` ends the session at the servers. */
export function showGuest(): void {
  change(GUEST);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the pages of this session regardless of the cookies: for prerendering, which has none, and for stories. */
export function showPagesFor(session: Session): void {
  change(session);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, currentSession);
}
