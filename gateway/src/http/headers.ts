import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Settings } from '../settings.ts';

/** What the client's build says of its pages' inline styles and scripts. */
const sourcesShape = z.object({
  style: z.array(z.string()).default([]),
  styleAttr: z.array(z.string()).default([]),
  script: z.array(z.string()).default([]),
});
export type CspSources = z.infer<typeof sourcesShape>;

const NO_SOURCES: CspSources = { style: [], styleAttr: [], script: [] };
const YEAR_SECONDS = 31_536_000;

/** SECURITY 16: hashes, so that the HTML stays static; no unsafe-inline, no unsafe-eval. */
export function contentSecurityPolicy(
  { style, styleAttr, script }: CspSources,
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

/** Monaco, inside GraphiQL, writes its styles as text and runs its services in workers. */
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

/** The policy of the client that is built now; read again when the build changed. */
export class ClientPolicy {
  readonly #file: string;
  readonly #connect: readonly string[];
  #readAt: number | null = null;
  #policy: string;

  /** `connect`: origins besides this one that the pages call. */
  constructor(clientDist: string, connect: readonly string[]) {
    this.#file = join(clientDist, 'csp.json');
    this.#connect = connect;
    this.#policy = contentSecurityPolicy(NO_SOURCES, connect);
  }

  get(): string {
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (changedAt !== this.#readAt) {
      const sources =
        changedAt === null ? NO_SOURCES : sourcesShape.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#policy = contentSecurityPolicy(sources, this.#connect);
      this.#readAt = changedAt;
    }
    return this.#policy;
  }
}

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
  // A page brings its own policy; everything else is data that may load nothing.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    done(null, payload);
  });
}
