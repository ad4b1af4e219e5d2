import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/request.ts';

const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 asks for less than a year; the text is made anew each day, so that a site that runs is never past it. */
const VALID_DAYS = 90;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a weakness of this bank's site. */
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
