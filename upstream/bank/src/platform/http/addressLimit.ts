import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@prendarios/servers/network';
import type { FastifyRequest } from 'fastify';
import { connected, openSharedStore } from '@prendarios/servers/sharedStore';
import type { BankApp } from '../platform.ts';
import type { Settings } from '../settings.ts';

/** The network of the browser, as the gateway names its address; of whoever calls without a gateway. */
export function clientNetwork({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const address = headers['x-client-address'];
  return networkOf(typeof address === 'string' && address !== '' ? address : ip);
}

/** Limits how often an address may call the routes that ask for it. Several banks count together in their store. */
export async function limitAddresses(
  app: BankApp,
  { rateLimitPerMinute, redisUrl }: Pick<Settings, 'rateLimitPerMinute' | 'redisUrl'>,
): Promise<void> {
  const store = redisUrl === undefined ? null : openSharedStore(redisUrl, app.log);
  if (store !== null) {
    app.addHook('onClose', () => store.disconnect());
    await connected(store);
  }
  await app.register(rateLimit, {
    global: false,
    max: rateLimitPerMinute,
    timeWindow: '1 minute',
    // Without its store a bank serves on: tries and codes are counted in its database.
    ...(store === null ? {} : { redis: store, nameSpace: 'bank:rate:', skipOnError: true }),
    keyGenerator: clientNetwork,
  });
}
