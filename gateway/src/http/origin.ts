import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/**
 * Whether a request comes from this product's own pages, or not from a browser. Sec-Fetch-Site, which scripts cannot
 * set, decides; Origin counts only without it (docs/security.md#requests-from-other-sites).
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
