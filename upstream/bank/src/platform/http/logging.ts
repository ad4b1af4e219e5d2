import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * Logs only the fields listed here: no URL (it contains ids), header, body or address (docs/security.md#personal-data).
 */
export function loggerOptions(settings: Settings): LoggerOptions {
  return {
    level: settings.logLevel,
    base: { service: 'bank' },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error & { code?: string }) => ({ name: error.name, code: error.code }),
    },
    redact: {
      paths: [
        'body',
        'headers',
        'query',
        'params',
        '*.document',
        '*.cuitl',
        '*.email',
        '*.cellPhone',
        '*.code',
      ],
      remove: true,
    },
  };
}

export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
