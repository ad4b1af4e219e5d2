import type { FastifyInstance } from 'fastify';
import { callerForAnybody, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';
import { relay } from './downloads.ts';

/** Serves the model contract as a public PDF. */
export function contractModelRoute(app: FastifyInstance, services: Services): void {
  const config = { requestsPerMinute: perGuest(services.settings.rateLimits.filesPerMinute) };
  app.get('/files/contract-model', { config }, async (request, reply) =>
    relay(request, reply, services, await callerForAnybody(request, reply, services), {
      call: 'ext/contract-model/pdf',
      method: 'GET',
      path: '/ext/contract-model/pdf',
    }),
  );
}
