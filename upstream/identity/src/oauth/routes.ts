import type { FastifyInstance } from 'fastify';
import type { Identity } from '../identity.ts';
import { authorizeRoutes } from './authorize.ts';
import { logoutRoute } from './logout.ts';
import { tokenRoute } from './token.ts';

/** Corporate sign-in: authorization code with PKCE (RFC 6749, RFC 7636), like the hosted service's domain. */
export function oauthRoutes(app: FastifyInstance, identity: Identity): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  authorizeRoutes(app, identity);
  tokenRoute(app, identity);
  logoutRoute(app, identity);
}
