import rateLimit from '@fastify/rate-limit';
import { connected, openSharedStore } from '@prendarios/servers/sharedStore';
import type { BankApp } from '../platform.ts';
import type { Settings } from '../settings.ts';

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
    keyGenerator: (request) => {
      const address = request.headers['x-client-address'];
      return typeof address === 'string' && address !== '' ? address : request.ip;
    },
  });
}
