import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { OpenSession, OpenSessions } from './openSessions.ts';

const PREFIX = 'sessions:';
const kept = z.object({
  agent: z.string(),
  openedAt: z.number(),
  seenAt: z.number(),
  until: z.number(),
});

/** Stores one hash per user, which expires with the user's last session. */
export class OpenInRedis implements OpenSessions {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async note(sub: string, { originJti, ...session }: OpenSession, until: number): Promise<void> {
    const key = `${PREFIX}${sub}`;
    // The latest session expires last, because all have the same idle timeout.
    await this.#redis
      .multi()
      .hset(key, originJti, JSON.stringify({ ...session, until }))
      .expireat(key, until)
      .exec();
  }

  async forget(sub: string, originJti: string): Promise<void> {
    await this.#redis.hdel(`${PREFIX}${sub}`, originJti);
  }

  async of(sub: string, now: number): Promise<OpenSession[]> {
    const key = `${PREFIX}${sub}`;
    const all = Object.entries(await this.#redis.hgetall(key)).map(([originJti, text]) => {
      const { until, ...session } = kept.parse(JSON.parse(text));
      return { session: { originJti, ...session }, isOver: until <= now };
    });
    const over = all.filter(({ isOver }) => isOver).map(({ session }) => session.originJti);
    if (over.length > 0) await this.#redis.hdel(key, ...over);
    return all.filter(({ isOver }) => !isOver).map(({ session }) => session);
  }
}
