import { createHash } from 'node:crypto';

/** An open sign-in in one browser. Times in seconds since 1970. */
export type OpenSession = Readonly<{
  originJti: string;
  /** The User-Agent header, shortened. */
  agent: string;
  openedAt: number;
  seenAt: number;
}>;

/** The open sessions of each user, shared by gateways with a shared store. */
export type OpenSessions = {
  /** `until`: when the session ends without further activity, in seconds since 1970. */
  note: (sub: string, session: OpenSession, until: number) => Promise<void>;
  forget: (sub: string, originJti: string) => Promise<void>;
  of: (sub: string, now: number) => Promise<OpenSession[]>;
};

/** Open sessions of this process only. */
export class OpenInMemory implements OpenSessions {
  readonly #users = new Map<string, Map<string, Readonly<{ session: OpenSession; until: number }>>>();

  async note(sub: string, session: OpenSession, until: number): Promise<void> {
    this.#dropEnded(session.seenAt);
    const own = this.#users.get(sub) ?? new Map<string, Readonly<{ session: OpenSession; until: number }>>();
    this.#users.set(sub, own.set(session.originJti, { session, until }));
  }

  async forget(sub: string, originJti: string): Promise<void> {
    this.#users.get(sub)?.delete(originJti);
  }

  async of(sub: string, now: number): Promise<OpenSession[]> {
    this.#dropEnded(now);
    return [...(this.#users.get(sub)?.values() ?? [])].map(({ session }) => session);
  }

  #dropEnded(now: number): void {
    for (const [sub, sessions] of this.#users) {
      for (const [id, { until }] of sessions) if (until <= now) sessions.delete(id);
      if (sessions.size === 0) this.#users.delete(sub);
    }
  }
}

/** Returns an id of a session among its user's sessions; it gives no access. */
export const sessionId = (originJti: string): string =>
  createHash('sha256').update(originJti).digest('hex').slice(0, 16);
