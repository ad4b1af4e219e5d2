import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import staticPlugin from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors.ts';
import type { Services } from '../http/request.ts';
import { MAINTENANCE_SECONDS } from '../http/maintenance.ts';
import { SettingsError } from '../settings.ts';
import { BankPages } from './bankPages.ts';
import { designPagesRoutes } from './designPages.ts';
import { PLAYGROUND_POLICY, WORKER_POLICY } from './headers.ts';
import { quoteHead, quoteImageRoute } from './quotePages.ts';
import { asksForPage, isServerPath, NO_PAGE, routeFor } from './routeFor.ts';
import { isSellersBrowser } from './sellersBrowser.ts';
import { switchedFlags } from './switchedFlags.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** File name of a worker script in the build. */
const WORKER = /^assets\/[\w.]+\.worker-[\w-]+\.js$/;
const NOT_BUILT = 'El sitio todavía no está construido. Ejecutá npm run build y probá de nuevo.';

const brotli = promisify(brotliCompress);
/** For pages rendered per request; takes a few milliseconds. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (!takesBrotli) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await brotli(html, QUICK));
}

/** Serves the precompressed client in the bank's brand, with a page for each screen. */
export async function installStaticFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, flags } = services;
  const { clientDist } = settings;
  const playgroundDist = join(import.meta.dirname, '../../dist/playground');
  const pages = new BankPages(settings);
  const first = await pages.current(settings.flags.maintenance);
  const faults = first?.brandFaults ?? [];
  if (faults.length > 0 && settings.profile === 'production') {
    await pages.remove();
    throw new SettingsError(
      `The gateway cannot start. Invalid settings:\n  BRAND_FILE: ${faults.join('\n    ')}`,
    );
  }
  for (const fault of faults) app.log.warn({ setting: 'BRAND_FILE' }, fault);
  app.addHook('onClose', () => pages.remove());
  await app.register(staticPlugin, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });

  if (settings.profile === 'demo') {
    const playground = (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '';
      const file = decodeURIComponent(path.slice('/playground/'.length)) || 'index.html';
      void reply.header('content-security-policy', PLAYGROUND_POLICY).header('cache-control', REVALIDATED);
      if (file === 'index.html' && !existsSync(join(playgroundDist, file))) {
        void reply.code(503).header('retry-after', 10).type('text/plain; charset=utf-8');
        return reply.send('The playground is being built. Reload this page in a few seconds.');
      }
      return reply.sendFile(file, playgroundDist);
    };
    app.get('/playground', (_request, reply) => reply.redirect('/playground/', 308));
    app.get('/playground/*', playground);
  }

  if (settings.profile === 'demo') designPagesRoutes(app);
  quoteImageRoute(app, services);

  // The static plugin also calls this if a file does not exist.
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && asksForPage(request.headers) && !isServerPath(request.url);
    const made = isPage ? await pages.current((await flags.of(request)).maintenance) : null;
    const page = made?.pageAt(NO_PAGE, false);
    if (made === null || page === undefined) return sendError(reply, 404);
    void reply.header('content-security-policy', page.policy).header('cache-control', REVALIDATED);
    return reply.code(page.status).sendFile(page.name, made.folder);
  });
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asked = await flags.of(request);
    const made = await pages.current(asked.maintenance);
    const route = routeFor(path, request.headers, made !== null);
    if (route.kind === 'notBuilt') {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    if (made === null || route.kind === 'notFound') return reply.callNotFound();
    if (route.kind === 'page') {
      const page = made.pageAt(path, isSellersBrowser(request.cookies));
      if (page === undefined) return sendError(reply, 404);
      if (page.isByRole) void reply.header('vary', 'cookie');
      if (!page.isIndexed) void reply.header('x-robots-tag', 'noindex');
      if (page.status === 503) void reply.header('retry-after', MAINTENANCE_SECONDS);
      void reply.header('content-security-policy', page.policy).header('cache-control', REVALIDATED);
      const head = page.status === 200 ? quoteHead(path, services) : null;
      const switched = switchedFlags(settings, asked);
      if (head === null && switched === null) {
        return reply.code(page.status).sendFile(page.name, made.folder);
      }
      const html = await readFile(join(made.folder, page.name), 'utf8');
      const headed = html.replace('</head>', () => `${head?.tags ?? ''}</head>`);
      return sendHtml(request, reply.code(head?.status ?? page.status), switched?.(headed) ?? headed);
    }
    const isImmutable = route.kind === 'buildFile' && route.immutable;
    void reply.header('cache-control', isImmutable ? IMMUTABLE : REVALIDATED);
    if (WORKER.test(route.name)) void reply.header('content-security-policy', WORKER_POLICY);
    return reply.sendFile(route.name, route.kind === 'brandFile' ? made.folder : clientDist);
  });
}
