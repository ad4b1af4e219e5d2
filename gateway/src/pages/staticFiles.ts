import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityOrigins } from '../session/identitySettings.ts';
import type { Settings } from '../settings.ts';
import { sendError } from '../http/errors.ts';
import { BankPages } from './bankPages.ts';
import { PLAYGROUND_POLICY } from './headers.ts';

const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const ICON = '/favicon.svg';
const NOT_BUILT = 'El sitio todavía no está construido. Ejecutá npm run build y volvé a intentar.';

/** Paths that are never the application's own screens. */
const SERVER_PATHS = /^\/(?:graphql|files|healthz|readyz|metrics|errors|playground)(?:\/|$)/;
/** Build facts beside the pages, for this server alone. */
const NOT_SERVED = /\/\./;

/**
 * True for a client that names HTML or accepts anything, as link previews and uptime checks do. A script's call to a wrong
 * address accepts anything too: there the browser says that it does not navigate, and the answer is JSON.
 */
function acceptsHtml({ headers }: FastifyRequest): boolean {
  if (headers.accept?.includes('text/html')) return true;
  const takesAnything = headers.accept === undefined || headers.accept.includes('*/*');
  return takesAnything && headers['sec-fetch-dest'] !== 'empty';
}

function page(reply: FastifyReply, file: string, folder: string, policy: string): FastifyReply {
  void reply.header('content-security-policy', policy).header('cache-control', REVALIDATED);
  return reply.sendFile(file, folder);
}

/** The built client, precompressed, in the bank's brand, with its screens' addresses all leading to the same shell. */
export async function installStaticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  const { clientDist } = settings;
  // SH-05: maintenance replaces the landing too, which is a page of its own.
  const landing = settings.flags.maintenance ? 'app.html' : 'index.html';
  const playgroundDist = join(import.meta.dirname, '../../dist/playground');
  const pages = new BankPages(
    clientDist,
    settings.brand,
    settings.identity === undefined ? [] : identityOrigins(settings.identity),
  );
  await pages.current();
  app.addHook('onClose', () => pages.remove());
  await app.register(staticPlugin, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });

  if (settings.playground) {
    const playground = (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '';
      const file = decodeURIComponent(path.slice('/playground/'.length)) || 'index.html';
      return page(reply, file, playgroundDist, PLAYGROUND_POLICY);
    };
    app.get('/playground', (_request, reply) => reply.redirect('/playground/', 308));
    app.get('/playground/*', playground);
  }

  // A file that is not there leads here too: the static plugin has no words of its own.
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (SERVER_PATHS.test(path) || NOT_SERVED.test(path)) return sendError(reply, 404);
    const isFile = HAS_EXTENSION.test(path);
    if (!isFile && !acceptsHtml(request)) return sendError(reply, 404);
    const made = await pages.current();
    if (made === null) {
      if (isFile) return sendError(reply, 404);
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    const { folder, policy } = made;
    const shell = path.startsWith('/vivere/') ? 'vivere.html' : 'app.html';
    if (!isFile) return page(reply, path === '/' ? landing : shell, folder, policy);
    if (path === '/index.html') return page(reply, landing, folder, policy);
    if (path.endsWith('.html')) return page(reply, path.slice(1), folder, policy);
    void reply.header('cache-control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);
    return reply.sendFile(path.slice(1), path === ICON ? folder : clientDist);
  });
}
