/** Sign-ins that ended before their tokens expire, shared by gateways with a shared store. */
export type RevokedSessions = {
  revoke: (originJti: string, until: Date) => Promise<void>;
  isRevoked: (originJti: string, now: Date) => Promise<boolean>;
};

/** Ended sign-ins of this process only; lost on restart. */
export class RevokedInMemory implements RevokedSessions {
  readonly #until = new Map<string, number>();

  async revoke(originJti: string, until: Date): Promise<void> {
    this.#until.set(originJti, until.getTime());
  }

  async isRevoked(originJti: string, now: Date): Promise<boolean> {
    for (const [id, until] of this.#until) {
      if (until <= now.getTime()) this.#until.delete(id);
    }
    return this.#until.has(originJti);
  }
}
