import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const HOST = 'host';

/** Whether a request has several hosts (RFC 9112 §3.2); a proxy may have read another one. Node requires one. */
function hasSeveralHosts({ rawHeaders }: FastifyRequest['raw']): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
}

/** Whether the body declares another charset than UTF-8, as which it would be misread. */
function isOtherCharset(request: FastifyRequest): boolean {
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  return charset !== undefined && charset.toLowerCase() !== 'utf-8';
}

/** Rejects requests that two parsers could read differently. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasSeveralHosts(request.raw)) sendError(reply, 400);
    else if (isOtherCharset(request)) sendError(reply, 415);
    else done();
  });
}
