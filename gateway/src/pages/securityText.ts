import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/request.ts';

const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 requires less than a year. The text is renewed daily, so a running site never serves an expired one. */
const VALID_DAYS = 90;

/** Serves `/.well-known/security.txt` (RFC 9116) with the contact for vulnerability reports. */
export function securityTextRoute(app: FastifyInstance, { settings, now }: Services): void {
  const { brand, publicOrigin } = settings;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${brand.contacts.security}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: es, en',
      ...(publicOrigin === undefined ? [] : [`Canonical: ${publicOrigin}/.well-known/security.txt`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
