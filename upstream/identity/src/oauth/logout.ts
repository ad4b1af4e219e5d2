import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { refuse } from './refuse.ts';

const logoutRequest = z.object({ client_id: z.string(), logout_uri: z.string() });

/** Redirects only to known addresses (docs/security.md#redirects). */
export function logoutRoute(app: FastifyInstance, { settings }: Identity): void {
  app.get('/logout', (request, reply) => {
    const parsed = logoutRequest.safeParse(request.query);
    const isKnown =
      parsed.success &&
      parsed.data.client_id === settings.clientId &&
      settings.redirectUris.includes(parsed.data.logout_uri);
    return isKnown ? reply.redirect(parsed.data.logout_uri, 302) : refuse(settings.look, reply);
  });
}
