import { unstorableText } from '@prendarios/servers/storableText';
import type { FastifyInstance } from 'fastify';
import { ApiError, invalid } from './errors.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Refuses invalid UTF-8 (RFC 8259 §8.1) and text that databases cannot store: NUL and lone surrogates.
 */
export function installTextGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset === undefined || /^utf-?8$/i.test(charset)) return;
    throw new ApiError(415, 'MEDIA_TYPE', 'No aceptamos ese formato.');
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const field = unstorableText(part);
      if (field !== null)
        throw invalid({ [field || 'body']: 'Este texto tiene signos que no se pueden guardar.' });
    }
  });
}
