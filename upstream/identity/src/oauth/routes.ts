import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity.ts';
import { addressLimit } from '../throttle/addressLimit.ts';
import { authorizeRoutes } from './authorize.ts';
import { logoutRoute } from './logout.ts';
import { tokenRoute } from './token.ts';

/** Corporate sign-in: authorisation code with PKCE (RFC 6749, RFC 7636), as the hosted service's domain serves it. */
export function oauthRoutes(app: FastifyInstance, identity: Identity): void {
  const isWithinLimit = addressLimit(identity.settings.requestsPerMinute, identity.clock);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isWithinLimit(request.ip)) {
      reply.code(429).header('retry-after', '60');
      await reply.send({ error: 'slow_down' });
    }
  });

  authorizeRoutes(app, identity);
  tokenRoute(app, identity);
  logoutRoute(app, identity);
}
