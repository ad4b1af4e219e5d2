import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourcesOf } from './pageSources.ts';

/** Built by `npx storybook build`. */
const BUILT = join(import.meta.dirname, '../../../storybook-static');
export const isDesignBuilt = (): boolean => existsSync(BUILT);

const PAGES = new Set(['index.html', 'iframe.html']);

/** Returns the policy: Storybook frames its stories, uses inline styles and starts from inline scripts. */
const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...sourcesOf(html).script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Serves the design system's Storybook at `/design/`; returns 404 if it is not built. Requires the static plugin.
 * @param folder the built Storybook
 */
export function designPagesRoutes(app: FastifyInstance, folder = BUILT): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const file = decodeURIComponent(path.slice('/design/'.length)) || 'index.html';
    // If the file is missing, sending it below returns 404.
    const html = PAGES.has(file) ? await readFile(join(folder, file), 'utf8').catch(() => '') : '';
    void reply
      .header('content-security-policy', policyOf(html))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache');
    return reply.sendFile(file, folder);
  };
  app.get('/design', (_request, reply) => reply.redirect('/design/', 308));
  app.get('/design/*', send);
}
