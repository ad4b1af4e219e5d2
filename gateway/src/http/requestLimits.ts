import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@prendarios/servers/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { errorBody } from './errors.ts';
import { guestCookieName } from '../session/guest.ts';
import { isSecure, type Services } from './request.ts';

type RequestsPerMinute = Readonly<{ guest: number; address: number }>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests per minute to the route; unlimited if absent. */
    requestsPerMinute?: RequestsPerMinute;
  }
}

/** Mobile carriers share an IP address among many phones, and anybody can get a new guest cookie. */
const GUESTS_PER_ADDRESS = 20;

export const perGuest = (requests: number): RequestsPerMinute => ({
  guest: requests,
  address: requests * GUESTS_PER_ADDRESS,
});

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

type Options = Readonly<{ services: Services; store: Redis | null; onExceeded: (route: string) => void }>;

/**
 * Limits requests per guest cookie and, with a higher limit, per IP address. Requests without a cookie sealed by this
 * gateway count only against the IP address. Over a limit, returns 429 with Retry-After.
 */
export async function limitRequests(
  app: FastifyInstance,
  { services, store, onExceeded }: Options,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // If Redis is down, serve requests without counting; the bank also limits guessing.
    ...(store === null ? {} : { redis: store, nameSpace: 'rate:', skipOnError: true }),
  });
  const guestOf = async (request: FastifyRequest) => {
    const cookie = request.cookies[guestCookieName(isSecure(request, services.settings))];
    const { guest, known } = await services.cookies.open(cookie);
    return known ? guest.subject : null;
  };
  const byGuest = app.createRateLimit({
    max: (request) => request.routeOptions.config.requestsPerMinute?.guest ?? 0,
    keyGenerator: async (request) => `${routeOf(request)} guest ${await guestOf(request)}`,
  });
  const byAddress = app.createRateLimit({
    max: (request) => request.routeOptions.config.requestsPerMinute?.address ?? 0,
    keyGenerator: (request) => `${routeOf(request)} address ${networkOf(request.ip)}`,
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.requestsPerMinute === undefined) return;
    const limits = (await guestOf(request)) === null ? [byAddress] : [byGuest, byAddress];
    for (const limit of limits) {
      const counted = await limit(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      onExceeded(request.routeOptions.url ?? 'page');
      void reply.header('retry-after', counted.ttlInSeconds);
      throw Object.assign(new Error('rate limit'), errorBody(429));
    }
  });
}
