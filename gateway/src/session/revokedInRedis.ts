import type { Redis } from 'ioredis';
import type { RevokedSessions } from './revokedSessions.ts';

const PREFIX = 'revoked:';

/** Ended sign-ins, shared by all gateways; entries expire. */
export class RevokedInRedis implements RevokedSessions {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async revoke(originJti: string, until: Date): Promise<void> {
    await this.#redis.set(`${PREFIX}${originJti}`, '1', 'PXAT', until.getTime());
  }

  async isRevoked(originJti: string): Promise<boolean> {
    return (await this.#redis.exists(`${PREFIX}${originJti}`)) === 1;
  }
}
