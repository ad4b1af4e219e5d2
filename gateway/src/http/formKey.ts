import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from './limits.ts';
import { sameOriginGuard } from './origin.ts';
import { isSecure, type Services } from './request.ts';
import { perGuest } from './requestLimits.ts';

const LIFE_SECONDS = 30 * 60;
const USE = 'form-key';
/** A random id and the fingerprint of the secret that its key derives from. */
const NAMED = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.([\w-]{8})$/;
/** Each page requests its key once. */
const KEYS_PER_MINUTE = perGuest(30);

/** The name of the cookie that identifies a browser's key. */
const cookieName = (secure: boolean): string => (secure ? '__Host-forms' : 'forms');

/** Derives keys from one secret. The fingerprint identifies the secret without revealing it. */
function makerOf(secret: string) {
  const own = new Uint8Array(hkdfSync('sha256', secret, '', USE, 32));
  const mac = (text: string) => createHmac('sha256', own).update(text);
  return {
    mark: mac('mark').digest('base64url').slice(0, 8),
    keyOf: (name: string) => mac(name).digest('base64'),
  };
}

/**
 * Serves `POST /form-key`, which returns the key of a browser's unsent forms (docs/security.md#saved-forms). The key is
 * derived from a random id in an HttpOnly cookie and the gateway's secret; without the cookie, the stored forms cannot
 * be read. The cookie expires 30 minutes after the last call. A key keeps the secret it was derived from, so that
 * rotating secrets loses no form.
 */
export function formKeyRoute(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const [first, ...others] = settings.cookieSecrets;
  const newest = makerOf(first);
  const makers = [newest, ...others.map(makerOf)];
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
      const mark = NAMED.exec(known)?.[1];
      const maker = makers.find((one) => one.mark === mark);
      const [name, keyOf] =
        maker === undefined ? [`${randomUUID()}.${newest.mark}`, newest.keyOf] : [known, maker.keyOf];
      return reply
        .setCookie(cookieName(secure), name, {
          httpOnly: true,
          sameSite: 'strict',
          path: '/',
          secure,
          maxAge: LIFE_SECONDS,
        })
        .header('cache-control', 'no-store')
        .send({ key: keyOf(name) });
    },
  );
}
