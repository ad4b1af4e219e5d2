/** Sign-ins that ended before their tokens expire; gateways share them through a shared store. */
export type RevokedSessions = {
  revoke: (originJti: string, until: Date) => Promise<void>;
  isRevoked: (originJti: string, now: Date) => Promise<boolean>;
};

/** For this process only; several gateways, or restarts, need a shared store. */
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
