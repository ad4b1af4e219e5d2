import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawingOf } from '../quotes/image.ts';
import { QuoteLinks, type SharedQuote } from '../quotes/quoteLinks.ts';
import { builtClient } from '../testing/builtClient.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { sampleQuote } from '../testing/sampleQuote.ts';

const ORIGIN = 'https://prendarios.example';
let gateway: Running;
let client: Awaited<ReturnType<typeof builtClient>>;
let pathOf: (quote: SharedQuote) => string;
beforeAll(async () => {
  client = await builtClient();
  gateway = await runGateway(
    { PUBLIC_ORIGIN: ORIGIN },
    { now: () => new Date('2026-11-25T15:00:00Z') },
    { clientDist: client.folder },
  );
  const links = new QuoteLinks(gateway.settings.cookieSecrets);
  pathOf = (quote) => `/cotizacion/${links.seal(quote)}`;
});
afterAll(async () => {
  await gateway.close();
  await client.remove();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const image = (url: string) => gateway.app.inject(`${url}/imagen.png`);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const over = sampleQuote({ validUntil: '2026-11-24' });

describe('the shared quote page, read by a chat app', () => {
  it('has instalments, CFTEA, last day and image URL in its tags', async () => {
    const path = pathOf(sampleQuote());
    const { statusCode, headers, body } = await page(path);
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    const tags = Object.fromEntries(
      [...body.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name, content = '']) => [
        name,
        plain(content),
      ]),
    );
    expect(tags).toMatchObject({
      'og:url': `${ORIGIN}${path}`,
      'og:image': `${ORIGIN}${path}/imagen.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:description':
        '$ 20.000.000 en 48 cuotas. Primera cuota, según cuándo paguemos: $ 1.464.615,43. Desde la segunda: $ 954.204,45. Total por mes con el seguro obligatorio, estimado: $ 1.096.399,65. CFTEA con IVA: 57,62 %. CFTEA con seguro, estimado: 82,31 %. Vale hasta el 02/12/2026.',
    });
    expect(body.indexOf('og:image')).toBeLessThan(body.indexOf('</head>'));
  });

  it('responds to HEAD without a body, and is compressed if the client accepts that', async () => {
    const path = pathOf(sampleQuote());
    const head = await gateway.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const packed = await page(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await page(path)).body);
  });

  it('has no figures for an expired quote, and is not found for an invalid token', async () => {
    const ended = await page(pathOf(over));
    expect([ended.statusCode, ended.body.includes('og:')]).toEqual([200, false]);
    const path = pathOf(sampleQuote());
    for (const wrong of [path.slice(0, -1), path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      const { statusCode, body } = await page(wrong);
      expect([statusCode, body.includes('og:')]).toEqual([404, false]);
      expect(body).toContain('screen /cotizacion/:token');
    }
  });

  it('keeps its policy and scripts', async () => {
    const wild = sampleQuote();
    const { headers, body } = await page(pathOf(wild));
    expect(headers['content-security-policy']).toBe(
      (await page(pathOf(over))).headers['content-security-policy'],
    );
    expect(body.match(/<script/g)).toHaveLength(
      (await page(pathOf(over))).body.match(/<script/g)?.length ?? 0,
    );
  });
});

describe('the shared quote image', () => {
  it('is 1200 by 630 and differs for other figures', async () => {
    const one = await image(pathOf(sampleQuote()));
    expect(one.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(one.headers['cache-control']).toMatch(/^public/);
    const { format, width, height } = await sharp(one.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    const figures = { ...sampleQuote().figures, cftea: 57.63 };
    const other = await image(pathOf(sampleQuote({ figures })));
    expect(other.rawPayload.equals(one.rawPayload)).toBe(false);
    expect((await image(pathOf(sampleQuote()))).rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it("uses the pages' font from a file", async () => {
    const bank = gateway.settings.brand;
    const foreign = drawingOf(sampleQuote(), bank).replace(/font-family="[^"]*"/, 'font-family="sans-serif"');
    const drawn = await image(pathOf(sampleQuote()));
    const inAnother = await sharp(Buffer.from(foreign)).png({ palette: true }).toBuffer();
    expect(inAnother.equals(drawn.rawPayload)).toBe(false);
  });

  it('escapes names', () => {
    const vehicle = { ...sampleQuote().vehicle, model: '</text><script>&"' };
    const drawing = drawingOf(
      sampleQuote({ vehicle: vehicle as SharedQuote['vehicle'] }),
      gateway.settings.brand,
    );
    expect(drawing).not.toContain('<script');
    expect(drawing).toContain('&lt;/text&gt;&lt;script&gt;&amp;&quot;');
  });

  it('is not found for expired or unknown quotes', async () => {
    for (const path of [pathOf(over), '/cotizacion/A']) {
      expect((await image(path)).statusCode).toBe(404);
    }
  });

  it('returns 503 and Retry-After while too many are being drawn', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => pathOf(sampleQuote({ couponId: `C${at}` })));
    const answers = await Promise.all(paths.map(image));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBeDefined();
    for (const [at, { statusCode }] of answers.entries()) {
      if (statusCode === 503) expect((await image(paths[at] ?? '')).statusCode).toBe(200);
    }
  });
});
