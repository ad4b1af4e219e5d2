import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { schemaText } from '../schema/schemaFile.ts';
import { hasCallMap } from './callMap.ts';
import { SCHEMA_PATH } from './clientGuide.ts';
import { errorsPage } from './errorsPage.ts';
import { indexPage } from './indexPage.ts';
import { rendered } from './page.ts';
import { schemaPage } from './schemaPage.ts';
import { FONT_PATH } from './style.ts';

const FONT = new URL('../quotes/figtree-es.ttf', import.meta.url);

/**
 * Serves the developer pages, rendered per request until the map of the bank's calls is built, then once. They are the
 * same for all users and have no personal data.
 * @param hasDesign whether `/design/` is built
 */
export function developerRoutes(app: FastifyInstance, settings: Settings, hasDesign = false): void {
  const pages = [
    ['/developers', () => indexPage(settings, hasDesign)],
    ['/errors', errorsPage],
    ['/developers/schema', () => schemaPage()],
  ] as const;
  for (const [path, make] of pages) {
    let kept: ReturnType<typeof rendered> | undefined;
    app.get(path, (_request, reply) => {
      const made = kept ?? rendered(make(), settings);
      if (hasCallMap()) kept = made;
      return reply
        .headers({
          'content-security-policy': made.policy,
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(made.html);
    });
  }
  app.get(SCHEMA_PATH, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="schema.graphql"',
      })
      .type('text/plain; charset=utf-8')
      .send(schemaText),
  );
  const font = readFileSync(FONT);
  app.get(FONT_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('font/ttf').send(font),
  );
}
