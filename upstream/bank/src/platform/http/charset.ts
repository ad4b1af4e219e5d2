import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** RFC 8259 §8.1: JSON is UTF-8. A body in another charset would be misread, so it is refused. */
export function installCharsetGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset === undefined || /^utf-?8$/i.test(charset)) return;
    throw new ApiError(415, 'MEDIA_TYPE', 'El formato del pedido no es válido.');
  });
}
