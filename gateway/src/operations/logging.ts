import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from '../settings.ts';

/**
 * Patterns of personal data: DNI, CUIL, CBU and phone numbers by length, email addresses and tokens. Times and request
 * ids have other lengths or adjacent hyphens.
 */
const PERSONAL: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*)*/g,
  /(?<![\w-])\d{2}[- ]?\d{7,8}[- ]?\d(?![\w-])/g,
  /(?<![\w-])\d{1,2}\.\d{3}\.\d{3}(?![\w-])/g,
  /(?<![\w-])(?:\d{22}|\d{10}|\d{7,8})(?![\w-])/g,
];
const REDACTED = '[redacted]';

/** Redacts personal data from a finished log line. */
export function withoutPersonal(line: string): string {
  return PERSONAL.reduce((text, pattern) => text.replace(pattern, REDACTED), line);
}

/** Logs only the listed fields: no URL (it has ids), headers, body or IP address (docs/security.md#personal-data). */
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

/** Logs one line per response, except for successful GraphQL operations, which graphqlPlugins logs. */
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
