import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenInRedis } from '../session/openInRedis.ts';
import { RevokedInRedis } from '../session/revokedInRedis.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { SentKeys } from './sentKeys.ts';
import { type TestRedis, testRedis } from '@prendarios/servers/testing/redis';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.stop());

/** Sends a request of one guest; the gateways share a secret, so each opens the cookie. */
const status = async (gateway: Running) => {
  cookie ??= await gateway.cookieFor();
  return (await gateway.graphql({ query: '{ __typename }' }, { cookie })).statusCode;
};
let cookie: string | undefined;

describe('the shared store', () => {
  it('counts a browser’s requests across gateways', async () => {
    const start = () => runGateway({ REDIS_URL: redis.url }, {}, { rateLimits: { graphqlPerMinute: 3 } });
    const [one, other] = [await start(), await start()];
    expect([await status(one), await status(other), await status(one)]).toEqual([200, 200, 200]);
    expect([await status(other), await status(one)]).toEqual([429, 429]);
    // The counter expires with its minute.
    const [key = ''] = await redis.client.keys('rate:*guest*');
    expect(await redis.client.pttl(key)).toBeGreaterThan(50_000);
    await one.close();
    await other.close();
  });

  it('lists another gateway’s sessions until they expire or end', async () => {
    const [one, other] = [new OpenInRedis(redis.client), new OpenInRedis(redis.client)];
    const session = { originJti: 'first', agent: 'Firefox/142.0', openedAt: 100, seenAt: 200 };
    const soon = Math.floor(Date.now() / 1000) + 600;
    await one.note('ana', session, soon);
    await one.note('ana', { ...session, originJti: 'second' }, soon + 60);
    await one.note('eva', { ...session, originJti: 'third' }, soon);
    const both = await other.of('ana', soon - 1);
    expect(new Set(both)).toEqual(new Set([session, { ...session, originJti: 'second' }]));
    expect(await other.of('ana', soon)).toEqual([{ ...session, originJti: 'second' }]);
    expect(await redis.client.expiretime('sessions:ana')).toBe(soon + 60);
    await other.forget('ana', 'second');
    expect(await one.of('ana', 0)).toEqual([]);
    expect(await one.of('eva', 0)).toHaveLength(1);
  });

  it('shares ended sessions until they expire', async () => {
    const second = new Redis(redis.url);
    const [one, other] = [new RevokedInRedis(redis.client), new RevokedInRedis(second)];
    expect(await other.isRevoked('a-sign-in')).toBe(false);
    await one.revoke('a-sign-in', new Date(Date.now() + 60_000));
    expect(await other.isRevoked('a-sign-in')).toBe(true);
    expect(await other.isRevoked('another-sign-in')).toBe(false);
    // The entry expires.
    const [key = ''] = await redis.client.keys('*a-sign-in*');
    expect(await redis.client.pttl(key)).toBeGreaterThan(0);
    expect(await redis.client.pttl(key)).toBeLessThanOrEqual(60_000);
    second.disconnect();
  });

  it('shares the keys of sent writes for a day', async () => {
    const [one, other] = [new SentKeys(redis.client), new SentKeys(redis.client)];
    expect(await one.isNew('a-write')).toBe(true);
    expect([await other.isNew('a-write'), await one.isNew('a-write')]).toEqual([false, false]);
    expect(await other.isNew('another-write')).toBe(true);
    const [key = ''] = await redis.client.keys('sent:*');
    expect(await redis.client.ttl(key)).toBeGreaterThan(86_000);
  });

  it('does not stop a gateway if it is down, at startup or later', async () => {
    const own = await testRedis();
    const start = () => runGateway({ REDIS_URL: own.url }, {}, { rateLimits: { graphqlPerMinute: 1 } });
    const gateway = await start();
    expect([await status(gateway), await status(gateway)]).toEqual([200, 429]);
    await own.stop();
    expect(await status(gateway)).toBe(200);
    await gateway.close();
    const late = await start();
    expect(await status(late)).toBe(200);
    await late.close();
  });
});
