import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SERVICE_KEY } from '../productionRules.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const PAGES = ['/developers', '/errors', '/developers/schema'];
const SCHEMA = '/developers/schema.graphql';
const FONT = '/developers/figtree.ttf';

describe('the developer pages', () => {
  let open: Running;
  beforeAll(async () => {
    open = await runGateway();
  });
  afterAll(() => open.close());

  it.each(PAGES)('%s loads only its own style, script and font, and is not indexed', async (url) => {
    const { statusCode, headers, body } = await open.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^' ]+'; script-src 'sha256-[^' ]+'; font-src 'self'; img-src 'self';/,
    );
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toMatch(/ style=| on\w+=/);
    expect(body).toContain('<main>');
    expect(body).toContain(`<a href="${url}" aria-current="page">`);
  });

  it.each(PAGES)('%s has no secrets and no personal data', async (url) => {
    const { body } = await open.app.inject(url);
    for (const secret of [...open.settings.cookieSecrets, DEMO_SERVICE_KEY])
      expect(body).not.toContain(secret);
    expect(body).not.toMatch(/\b[\w.]+@[\w.]+\.\w+\b|\b(?:20|23|24|27)\d{9}\b/);
  });

  it('link only to existing anchors', async () => {
    const bodies = new Map<string, string>();
    for (const url of PAGES) bodies.set(url, (await open.app.inject(url)).body);
    const dead = [...bodies].flatMap(([from, body]) =>
      [...body.matchAll(/href="([^"#]*)#([^"]+)"/g)]
        .filter(([, page = '', anchor]) => {
          const target = bodies.get(page === '' ? from : page);
          return target !== undefined && !target.includes(`id="${anchor}"`);
        })
        .map(([whole]) => `${from}: ${whole}`),
    );
    expect(dead).toEqual([]);
  });

  it('offer the schema as a file', async () => {
    const { statusCode, headers, body } = await open.app.inject(SCHEMA);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="schema.graphql"');
    expect(buildSchema(body).getQueryType()?.name).toBe('Query');
    expect((await open.app.inject('/developers')).body).toContain(`<a href="${SCHEMA}" download>`);
  });

  it("use the product's font", async () => {
    const { statusCode, headers } = await open.app.inject(FONT);
    expect([statusCode, headers['content-type']]).toEqual([200, 'font/ttf']);
  });
});

it('production does not serve the developer pages', async () => {
  const gateway = await runGateway(PRODUCTION);
  for (const url of [...PAGES, SCHEMA, FONT])
    expect((await gateway.app.inject(url)).statusCode, url).toBe(404);
  await gateway.close();
});
