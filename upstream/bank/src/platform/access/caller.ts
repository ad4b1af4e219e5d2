/**
 * The person on whose behalf a call is made. The gateway authenticates with the service key and acts for guests; a
 * bearer identity token names a user and can only restrict access.
 */
type Guest = Readonly<{ kind: 'guest'; subject: string }>;
export type User = Readonly<{
  kind: 'user';
  /** The token's subject. */
  id: string;
  /** First and last name in the token; null if it has none. */
  name: string | null;
  /** Lowercase; null until the identity service has verified it. */
  email: string | null;
  /** DNI from the token's CUIL. Anyone can sign up with any CUIL, so it never suffices alone. */
  document: string | null;
  role: 'applicant' | 'seller' | 'admin';
  pointsOfSale: readonly string[];
}>;
export type Caller = Guest | User;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call under /api before its handler runs. */
    caller: Caller;
  }
}

/** Returns the caller as text, which separates the idempotency keys of different callers. */
export const subjectOf = (caller: Caller): string =>
  caller.kind === 'user' ? `user ${caller.id}` : caller.subject;

/** Whether the caller is a seller, who cannot consent, prove an identity or sign for a customer. */
export const isStaff = (caller: Caller | null): caller is User & { role: 'seller' } =>
  caller?.kind === 'user' && caller.role === 'seller';
