/**
 * Who a call is for. The gateway proves itself by the service key and stands for its guests; a bearer
 * identity token says more, and only ever narrows what is seen.
 */
type Guest = Readonly<{ kind: 'guest'; subject: string }>;
export type User = Readonly<{
  kind: 'user';
  /** The token's subject. */
  id: string;
  /** Lower case; null until the identity service verified it. */
  email: string | null;
  /** Of the token's CUIL; a person may have given any at sign-up, so it never counts alone. */
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

/** Idempotency keys are kept apart by this. */
export const subjectOf = (caller: Caller): string =>
  caller.kind === 'user' ? `user ${caller.id}` : caller.subject;
