import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import type { PageSources } from './pageSources.ts';

const YEAR_SECONDS = 31_536_000;

/** Builds the policy with hashes, so that the HTML is the same for all users (docs/security.md#scripts-in-pages). */
export function contentSecurityPolicy(
  { style, styleAttr, script }: PageSources,
  connect: readonly string[] = [],
): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...script],
    ['style-src', "'self'", ...style],
    ...(styleAttr.length > 0
      ? [['style-src-attr', "'unsafe-hashes'", ...styleAttr] satisfies [string, ...string[]]]
      : []),
    ['img-src', "'self'", 'data:', 'blob:'],
    ['connect-src', "'self'", ...connect],
    ['font-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Policy of worker scripts: workers may compile WebAssembly, pages may not (docs/security.md#scripts-in-pages). */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Monaco, inside GraphiQL, uses inline styles and runs its services in workers. */
export const PLAYGROUND_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy for responses that are data: they may not load anything or be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function installSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (settings.profile === 'production') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    done();
  });
  // Pages set their own policy; all other responses are data.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', DATA_POLICY);
    }
    done(null, payload);
  });
}
