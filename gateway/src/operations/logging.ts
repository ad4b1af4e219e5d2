import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * What looks like a person's, wherever it got into a line: DNI, CUIL, CBU and phones by their length, mail, tokens.
 * Times and ids of requests have other lengths, or hyphens beside them.
 */
const PERSONAL: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*)*/g,
  /(?<![\w-])\d{2}[- ]?\d{7,8}[- ]?\d(?![\w-])/g,
  /(?<![\w-])\d{1,2}\.\d{3}\.\d{3}(?![\w-])/g,
  /(?<![\w-])(?:\d{22}|\d{10}|\d{7,8})(?![\w-])/g,
];
const REDACTED = '[redacted]';

/** The last look at a line before it is written. */
export function withoutPersonal(line: string): string {
  return PERSONAL.reduce((text, pattern) => text.replace(pattern, REDACTED), line);
}

/** Logs only what is named here: no URL (it carries ids), header, body or address (docs/security.md#personal-data). */
export function loggerOptions(settings: Settings): LoggerOptions {
  return {
    level: settings.logLevel,
    base: { service: 'gateway' },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: (error: Error & { code?: string }) => ({ name: error.name, code: error.code }),
    },
    hooks: { streamWrite: withoutPersonal },
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
