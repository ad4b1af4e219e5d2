/**
 * The person a call is made for. The gateway authenticates with the service key and acts for its guests; a bearer
 * identity token names a user, and only ever narrows what the call may see.
 */
type Guest = Readonly<{ kind: 'guest'; subject: string }>;
export type User = Readonly<{
  kind: 'user';
  /** The token's subject. */
  id: string;
  /** In lower case; null until the identity service has verified it. */
  email: string | null;
  /** The DNI in the token's CUIL. Anybody can sign up with any CUIL, so it never counts alone. */
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

/** The caller as text: idempotency keys of different callers are separate. */
export const subjectOf = (caller: Caller): string =>
  caller.kind === 'user' ? `user ${caller.id}` : caller.subject;

/** Whether the caller sells for the bank at a point of sale, and so cannot consent, prove an identity or sign. */
export const isStaff = (caller: Caller | null): boolean =>
  caller?.kind === 'user' && caller.role === 'seller';
