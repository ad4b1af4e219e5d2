import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/**
 * True when a browser says that the request comes from this product's own pages, or when no browser is
 * involved. Sec-Fetch-Site is the browser's own word and decides; Origin is looked at without it (SECURITY 15).
 */
function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

export function sameOriginGuard(publicOrigin: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    return isSameOrigin(request, publicOrigin) ? undefined : sendError(reply, 403);
  };
}
