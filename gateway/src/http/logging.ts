import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

/** Only what is named here is logged: no URL (it carries ids), no header, no body, no address (SECURITY 7). */
export function loggerOptions(settings: Settings): LoggerOptions {
  return {
    level: settings.logLevel,
    base: { service: 'gateway' },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error & { code?: string }) => ({ name: error.name, code: error.code }),
    },
    redact: {
      paths: ['body', 'headers', 'query', 'params', 'variables', 'cookie', '*.variables', '*.cookie'],
      remove: true,
    },
  };
}

/** One line an answer; an operation that was answered has a line of its own (graphqlPlugins). */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.routeOptions.url === '/graphql' && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
