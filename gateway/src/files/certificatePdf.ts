import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendError } from '../http/errors.ts';
import { callerForAnybody, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';
import { relay } from './downloads.ts';

const certificateParams = z.object({ id: z.uuid() });

/** Serves the PDF of a certificate to anybody who has its id; it shows the same facts as the public page. */
export function certificatePdfRoute(app: FastifyInstance, services: Services): void {
  const config = { requestsPerMinute: perGuest(services.settings.rateLimits.filesPerMinute) };
  app.get('/files/certificates/:id', { config }, async (request, reply) => {
    const params = certificateParams.safeParse(request.params).data;
    if (params === undefined) return sendError(reply, 404);
    return relay(request, reply, services, await callerForAnybody(request, reply, services), {
      call: 'ext/certificates/pdf',
      method: 'GET',
      path: `/ext/certificates/${params.id}/pdf`,
    });
  });
}
