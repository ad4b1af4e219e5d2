import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityOrigins } from '../session/identitySettings.ts';
import type { Settings } from '../settings.ts';
import { sendError } from '../http/errors.ts';
import { BankPages } from './bankPages.ts';
import { PLAYGROUND_POLICY } from './headers.ts';
import { routeFor } from './routeFor.ts';
import { indexedPaths } from './siteFiles.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const NOT_BUILT = 'El sitio todavía no está construido. Ejecutá npm run build y volvé a intentar.';

function page(reply: FastifyReply, file: string, folder: string, policy: string): FastifyReply {
  void reply.header('content-security-policy', policy).header('cache-control', REVALIDATED);
  return reply.sendFile(file, folder);
}

/** The built client, precompressed, in the bank's brand, with its screens' addresses all leading to the same shell. */
export async function installStaticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  const { clientDist } = settings;
  // SH-05: maintenance replaces the landing too, which is a page of its own.
  const landing = settings.flags.maintenance ? 'app.html' : 'index.html';
  const indexed = new Set(settings.flags.maintenance ? [] : indexedPaths(settings.brand));
  const playgroundDist = join(import.meta.dirname, '../../dist/playground');
  const pages = new BankPages(
    clientDist,
    settings.brand,
    settings.identity === undefined ? [] : identityOrigins(settings.identity),
    settings.publicOrigin,
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

  // The static plugin comes here too when a file does not exist.
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const made = await pages.current();
    const route = routeFor(path, request.headers, { landing, built: made !== null });
    if (route.kind === 'notBuilt') {
      return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(NOT_BUILT);
    }
    if (made === null || route.kind === 'notFound') return sendError(reply, 404);
    const { folder, policy } = made;
    if (route.kind === 'page') {
      if (!indexed.has(path)) void reply.header('x-robots-tag', 'noindex');
      return page(reply, route.name, folder, policy);
    }
    const isImmutable = route.kind === 'buildFile' && route.immutable;
    void reply.header('cache-control', isImmutable ? IMMUTABLE : REVALIDATED);
    return reply.sendFile(route.name, route.kind === 'brandFile' ? folder : clientDist);
  });
}
