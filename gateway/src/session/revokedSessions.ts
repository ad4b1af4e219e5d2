/** Sign-ins that were ended before their tokens expire. One for all gateways when it is a shared store. */
export type RevokedSessions = {
  revoke: (originJti: string, until: Date) => Promise<void>;
  isRevoked: (originJti: string, now: Date) => Promise<boolean>;
};

/** Of this process alone: with more than one gateway, or across restarts, a shared store takes its place. */
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
