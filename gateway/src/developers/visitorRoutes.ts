import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/errors.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { guestOf, keepVisitor, type Services } from '../http/request.ts';
import { demoToken } from './demoSignIn.ts';

const visitors = z.object({
  guests: z.array(z.object({ phase: z.string(), step: z.string(), proposal: z.string() })),
  users: z.array(z.object({ email: z.string(), role: z.string(), proposal: z.string().nullable() })),
});
const choice = z.union([z.object({ proposal: z.string() }), z.object({ email: z.string() })]);
const PATH = '/developers/visitors';

/**
 * Serves the identities for the demo's playground: guests with a proposal at some step, and the stand-in's users.
 * Accepts only people listed by the reference bank; not available outside the demo.
 */
export function visitorRoutes(app: FastifyInstance, services: Services): void {
  const { client, settings } = services;
  const issuer = settings.identity?.issuer;
  if (settings.profile !== 'demo') return;
  // Other banks lack this page.
  const known = async () => {
    try {
      return visitors.parse(await client.outside('/demo/visitors'));
    } catch {
      return { guests: [], users: [] };
    }
  };

  app.get(PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(await known()));
  app.post(PATH, { onRequest: sameOriginGuard(settings.publicOrigin) }, async (request, reply) => {
    const chosen = choice.safeParse(request.body).data;
    const { guests, users } = await known();
    void reply.header('cache-control', 'no-store');
    if (chosen !== undefined && 'proposal' in chosen) {
      if (!guests.some(({ proposal }) => proposal === chosen.proposal)) return sendError(reply, 404);
      const guest = await guestOf(request, services);
      guest.addProposal(chosen.proposal);
      await keepVisitor(request, reply, { guest, user: null }, services);
      return reply.send({ proposal: chosen.proposal, token: null });
    }
    const user = users.find(({ email }) => email === chosen?.email);
    if (user === undefined || issuer?.startsWith('http:') !== true) return sendError(reply, 404);
    const token = await demoToken({
      endpoint: new URL(issuer).origin,
      clientId: settings.identity?.clientId ?? '',
      email: user.email,
    });
    return token === null ? sendError(reply, 409) : reply.send({ proposal: user.proposal, token });
  });
}
