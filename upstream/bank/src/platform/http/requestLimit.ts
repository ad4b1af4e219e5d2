import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@prendarios/servers/network';
import type { FastifyRequest } from 'fastify';
import { waitUntilConnected, openSharedStore } from '@prendarios/servers/sharedStore';
import { type Caller, subjectOf } from '../access/caller.ts';
import type { BankApp } from '../platform.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests to the route count. */
    limited?: true;
  }
}

/** Several people share an address: a branch, a family, a mobile carrier. */
const PEOPLE_PER_ADDRESS = 20;
/** New guest subjects cost nothing to create, so they share a limit per address. */
const NEW_GUESTS_PER_ADDRESS = 3;

/** Returns the network of the browser's address as sent by the gateway, or of the caller without a gateway. */
export function clientNetwork({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const address = headers['x-client-address'];
  return networkOf(typeof address === 'string' && address !== '' ? address : ip);
}

type Options = Readonly<{
  settings: Pick<Settings, 'rateLimitPerMinute' | 'redisUrl'>;
  /** Whether the caller is a user, or a guest who takes part in a proposal. */
  isKnown: (caller: Caller) => Promise<boolean>;
}>;

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

/**
 * Limits calls of the `limited` routes by caller, and by address with a higher limit. Several banks share their
 * counters in a store.
 */
export async function limitRequests(app: BankApp, { settings, isKnown }: Options): Promise<void> {
  const { rateLimitPerMinute, redisUrl } = settings;
  const store = redisUrl === undefined ? null : openSharedStore(redisUrl, app.log);
  if (store !== null) {
    app.addHook('onClose', () => store.disconnect());
    await waitUntilConnected(store);
  }
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // If the store is down, requests are not limited here; the database still counts attempts and codes.
    ...(store === null ? {} : { redis: store, nameSpace: 'bank:rate:', skipOnError: true }),
  });
  const limit = (times: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: rateLimitPerMinute * times,
      keyGenerator: (request) => `${routeOf(request)} ${keyOf(request)}`,
    });
  const byCaller = limit(1, ({ caller }) => `caller ${subjectOf(caller)}`);
  const byNewGuests = limit(NEW_GUESTS_PER_ADDRESS, (request) => `new ${clientNetwork(request)}`);
  const byAddress = limit(PEOPLE_PER_ADDRESS, (request) => `address ${clientNetwork(request)}`);

  // After the service key and the token, before the access check.
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.limited !== true) return;
    for (const counted of [(await isKnown(request.caller)) ? byCaller : byNewGuests, byAddress]) {
      const result = await counted(request);
      if (result.isAllowed || !result.isExceeded) continue;
      void reply.header('retry-after', result.ttlInSeconds);
      throw Object.assign(new Error('rate limit'), { statusCode: 429 });
    }
  });
}
