import { useSyncExternalStore } from 'react';
import { storedToken, type Claims } from './tokenCookies.ts';

export type Role = 'APPLICANT' | 'SELLER' | 'ADMIN';

export type Session =
  { kind: 'guest' } | { kind: 'user'; userId: string; firstName: string; lastName: string; role: Role };

const GUEST: Session = { kind: 'guest' };

/** The role in the token's groups, for display only: the gateway decides by itself (`viewer`). */
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

/** The current session, read from the cookies at the first call. */
export function currentSession(): Session {
  current ??= typeof document === 'undefined' ? GUEST : readSession();
  return current;
}

/** A seller of a point of sale is signed in and acts for customers. */
export function isSeller(): boolean {
  const session = currentSession();
  return session.kind === 'user' && session.role === 'SELLER';
}

/** A user who reads proposals of others: a seller of a point of sale, or an admin. */
export function isStaff(): boolean {
  const session = currentSession();
  return session.kind === 'user' && session.role !== 'APPLICANT';
}

function change(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Reads the cookies again after a sign-in, in this tab or another one. */
export function rereadSession(): void {
  change(readSession());
}

/** Shows a guest from now on; `endSession` ends the session at the servers. */
export function showGuest(): void {
  change(GUEST);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows this user's pages from now on, whatever the cookies say: for the server, which has none, and for stories. */
export function showPagesFor(session: Session): void {
  change(session);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, currentSession);
}
