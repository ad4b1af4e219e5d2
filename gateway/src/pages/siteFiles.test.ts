import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../testing/builtClient.ts';
import { type Running, runGateway } from '../testing/gateway.ts';

const HTML = { accept: 'text/html,*/*' };
const ORIGIN = 'https://prendarios.example';
const DESCRIPTION = 'Un préstamo &amp; su cuota.';

let dist: string;
let remove: () => Promise<void>;
let site: Running;
let unnamed: Running;
let file: { name: string; legalTexts: object; brand: { color: Record<string, Record<string, string>> } };
beforeAll(async () => {
  ({ folder: dist, remove } = await builtClient());
  file = JSON.parse(await readFile(join(import.meta.dirname, '../../../brand.json'), 'utf8'));
  file.name = 'Banco "Ñandú"';
  file.brand.color['light'] = { ...file.brand.color['light'], paper: '#0a64c8' };
  await writeFile(join(dist, '.nandu.json'), JSON.stringify(file));
  const settings = { BRAND_FILE: join(dist, '.nandu.json') };
  site = await runGateway({ ...settings, PUBLIC_ORIGIN: ORIGIN }, {}, { clientDist: dist });
  unnamed = await runGateway(settings, {}, { clientDist: dist });
});
afterAll(async () => {
  await site.close();
  await unnamed.close();
  await remove();
});

const get = (url: string, from = site) => from.app.inject({ url, headers: HTML });

describe('search engines', () => {
  it('may index only the landing page and the legal pages', async () => {
    const header = async (url: string) => (await get(url)).headers['x-robots-tag'];
    for (const url of ['/', '/legales/privacidad', '/?utm_source=a']) {
      expect(await header(url), url).toBeUndefined();
    }
    for (const url of ['/usuario/ingresar', '/legales/otra', '/legales', '/vivere/biometria']) {
      expect(await header(url), url).toBe('noindex');
    }
  });

  it('find those pages in the sitemap, which robots.txt names', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toBe(`User-agent: *\nDisallow: /files/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toContain('application/xml');
    const places = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    const legal = Object.keys(file.legalTexts).map((slug) => `${ORIGIN}/legales/${slug}`);
    expect(places).toEqual([`${ORIGIN}/`, ...legal]);
  });

  it('get no absolute URLs without a public origin', async () => {
    expect((await get('/robots.txt', unnamed)).body).toBe('User-agent: *\nDisallow: /files/\n');
    expect((await get('/sitemap.xml', unnamed)).statusCode).toBe(404);
    expect((await get('/', unnamed)).body).not.toMatch(/canonical|og:url|og:image/);
  });

  it('do not index a site under maintenance [SH-05]', async () => {
    const closed = await runGateway({ FLAG_MAINTENANCE: 'on' }, {}, { clientDist: dist });
    expect((await get('/', closed)).headers['x-robots-tag']).toBe('noindex');
    await closed.close();
  });
});

describe('phones', () => {
  it.each([
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/share.png', 1200, 630],
  ])("get the logo on the bank's background: %s", async (url, width, height) => {
    const { headers, rawPayload } = await get(url);
    expect(headers['content-type']).toBe('image/png');
    const image = sharp(rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'png', width, height });
    const corner = await image.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x0a, 0x64, 0xc8]);
    const { entropy } = await image.stats();
    expect(entropy).toBeGreaterThan(0);
  });

  it('find name, colours and icons in the manifest', async () => {
    const { headers, body } = await get('/site.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: 'Préstamos Prendarios Banco "Ñandú"',
      short_name: 'Banco "Ñandú"',
      lang: 'es-AR',
      start_url: '/',
      theme_color: '#0a64c8',
    });
    for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200);
  });

  it("show their toolbars in the page's colours", async () => {
    const bars = async (url: string) =>
      [...(await get(url)).body.matchAll(/name="theme-color" media="\(.*?: (\w+)\)" content="(.*?)"/g)].map(
        ([, scheme, colour]) => [scheme, colour],
      );
    const own = [
      ['light', '#0a64c8'],
      ['dark', '#15131f'],
    ];
    expect(await bars('/')).toEqual(own);
    expect(await bars('/usuario/ingresar')).toEqual(own);
    expect(await bars('/vivere/biometria')).toEqual([
      ['light', '#f9f8fd'],
      ['dark', '#131020'],
    ]);
  });
});

it('the landing page has a title, description and image for link previews', async () => {
  const { body } = await get('/');
  const tags = new Map(
    [...body.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:title': 'Préstamos Prendarios Banco &quot;Ñandú&quot;',
    'og:description': DESCRIPTION,
    'og:url': `${ORIGIN}/`,
    'og:image': `${ORIGIN}/share.png`,
    'twitter:card': 'summary_large_image',
  });
  expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/" />`);
  expect((await get('/usuario/ingresar')).body).not.toContain('og:');
});
