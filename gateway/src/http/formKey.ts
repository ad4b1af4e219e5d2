import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from './limits.ts';
import { sameOriginGuard } from './origin.ts';
import { isSecure, type Services } from './request.ts';
import { perGuest } from './requestLimits.ts';

const LIFE_SECONDS = 30 * 60;
const USE = 'form-key';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A page asks once. */
const KEYS_PER_MINUTE = perGuest(30);

/** The name of the cookie that names a browser's key; nothing else is bound to it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-forms' : 'forms');

/**
 * `POST /form-key`: the key of the forms that a browser keeps until they are sent (docs/security.md#kept-forms). It
 * follows from a random id in an HttpOnly cookie and this gateway's secret: without the cookie, what is stored in the
 * browser cannot be read. 30 minutes after the last call the cookie is gone.
 */
export function formKeyRoute(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const secret = new Uint8Array(hkdfSync('sha256', settings.cookieSecret, '', USE, 32));
  app.post(
    '/form-key',
    {
      bodyLimit: LIMITS.bodyBytes,
      config: { requestsPerMinute: KEYS_PER_MINUTE },
      onRequest: sameOriginGuard(settings.publicOrigin),
    },
    (request, reply) => {
      const secure = isSecure(request, settings);
      const known = request.cookies[cookieName(secure)] ?? '';
      const id = ID.test(known) ? known : randomUUID();
      return reply
        .setCookie(cookieName(secure), id, {
          httpOnly: true,
          sameSite: 'strict',
          path: '/',
          secure,
          maxAge: LIFE_SECONDS,
        })
        .header('cache-control', 'no-store')
        .send({ key: createHmac('sha256', secret).update(id).digest('base64') });
    },
  );
}
