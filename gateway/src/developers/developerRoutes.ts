import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { errorsPage } from './errorsPage.ts';
import { indexPage } from './indexPage.ts';
import { rendered } from './page.ts';
import { schemaPage } from './schemaPage.ts';
import { FONT_PATH } from './style.ts';

const FONT = new URL('../quotes/figtree-es.ttf', import.meta.url);

/**
 * The pages for developers, made once. They are the same for everybody and hold nothing of any person.
 * @param hasDesign whether `/design/` was built
 */
export function developerRoutes(app: FastifyInstance, settings: Settings, hasDesign = false): void {
  for (const page of [indexPage(settings, hasDesign), errorsPage(), schemaPage()]) {
    const { html, policy } = rendered(page, settings);
    app.get(page.path, (_request, reply) =>
      reply
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html),
    );
  }
  const font = readFileSync(FONT);
  app.get(FONT_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('font/ttf').send(font),
  );
}
