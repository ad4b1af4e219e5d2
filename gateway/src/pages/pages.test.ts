import { createHash } from 'node:crypto';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { builtClient, rendererSaying } from '../testing/builtClient.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const HTML = { accept: 'text/html,*/*' };
const SCRIPT = 'console.log("a script that is long enough to be worth its compression")';

const INLINE = '<p style="margin:0"></p><script>go()</script>';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Colours of the default brand file. */
const CEIBO = 'a{color:#b3173a}';
const SHELL = { ceibo: 'b{color:#b3173a}', vivere: 'b{color:#5b3dc4}' };

let built: Running;
let unbuilt: Running;
let dist: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder: dist, remove } = await builtClient(INLINE));
  await writeFile(join(dist, '.hidden'), 'secret');
  await writeFile(join(dist, 'assets/app-1.js'), SCRIPT);
  await writeFile(join(dist, 'assets/app-1.js.br'), brotliCompressSync(SCRIPT));
  built = await runGateway({}, {}, { clientDist: dist });
  unbuilt = await runGateway(PRODUCTION);
});
afterAll(async () => {
  await built.close();
  await unbuilt.close();
  await remove();
});

describe('the pages', () => {
  it.each([
    ['/', 'landing of Banco Ceibo'],
    ['/titular/cotizacion', 'screen /titular/cotizacion'],
    ['/Titular/Cotizacion/?utm_source=a.b', 'screen /titular/cotizacion'],
    ['/usuario/panel-de-seguimiento/propuesta/1', 'screen /usuario/panel-de-seguimiento/propuesta/:id'],
  ])('%s is the %s', async (url, body) => {
    const answer = await built.app.inject({ url, headers: HTML });
    expect(answer.body).toContain(body);
    expect(answer.body).toContain('<title>Préstamos Prendarios Banco Ceibo</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it.each([
    ['a seller', ['seller'], 'a customer'],
    ['an admin who also sells', ['seller', 'admin'], 'your own'],
    ['an applicant', [], 'your own'],
  ])('address %s appropriately', async (_who, groups, body) => {
    const user = 'CognitoIdentityServiceProvider.web.LastAuthUser';
    const token = new UnsecuredJWT({ 'cognito:groups': groups }).encode();
    const cookie = `${user}=ana; CognitoIdentityServiceProvider.web.ana.idToken=${token}`;
    const url = '/usuario/titular/cotizacion';
    const answer = await built.app.inject({ url, headers: { ...HTML, cookie } });
    expect(answer.body).toContain(body);
    expect(answer.headers['vary']).toContain('cookie');
    const ofOther = 'CognitoIdentityServiceProvider.web.other.idToken';
    for (const nobody of ['', user, `${user}=ana`, `${user}=ana; ${ofOther}=${token}`]) {
      const guests = await built.app.inject({ url, headers: { ...HTML, cookie: nobody } });
      expect(guests.body).toContain('your own');
    }
  });

  it('contain their title, settings and scripts', async () => {
    const { body } = await built.app.inject({ url: '/usuario/ingresar', headers: HTML });
    expect(body).toContain('<title>Iniciar sesión · Préstamos Prendarios Banco Ceibo</title>');
    expect(body).toContain('data-screen="/assets/screen-1.js"');
    const config = JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(config).toMatchObject({
      flags: { signUp: true },
      sessionIdleMinutes: 15,
      demo: { outboxUrl: expect.any(String) },
    });
  });

  it.each([
    '/nada',
    '/titular/cotizacion/mas',
    '/usuario/panel-de-seguimiento/propuesta/1/2',
    '/redireccionar/https:%2F%2Fbanco.example',
    '/assets/gone.js',
    '/.hidden',
    '/%2e%2e/package.json',
  ])('return 404 with a page for %s', async (url) => {
    const answer = await built.app.inject({ url, headers: HTML });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('no page');
  });

  it.each([
    ['/', 'closed /*'],
    ['/titular/cotizacion', 'closed /*'],
    ['/nada', 'closed /*'],
    ['/vivere/biometria', 'closed /vivere/*'],
  ])(
    '[SH-05] are replaced by a maintenance page without scripts while the flag is set: %s',
    async (url, body) => {
      const closed = await runGateway({ FLAG_MAINTENANCE: 'on' }, {}, { clientDist: dist });
      const answer = await closed.app.inject({ url, headers: HTML });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('600');
      expect(answer.body).toContain(body);
      expect(answer.body).toContain('<title>Cerrado · ');
      expect(answer.body).not.toMatch(/<script (?!type="application\/json")/);
      await closed.close();
    },
  );

  it.each([
    ['a link preview or an uptime check', { accept: '*/*' }],
    ['a request without an Accept header', {}],
    ['a navigation', { accept: '*/*', 'sec-fetch-dest': 'document' }],
  ])('are served to %s', async (_name, headers) => {
    for (const [url, body] of [
      ['/', 'landing'],
      ['/titular/cotizacion', 'screen'],
    ] as const) {
      const answer = await built.app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(body);
    }
  });

  it('redirect browsers to the not-found page for a URL that cannot be decoded', async () => {
    const answer = await built.app.inject({ url: '/%E0%A4%A', headers: HTML });
    expect(answer.statusCode).toBe(302);
    const page = await built.app.inject({ url: String(answer.headers.location), headers: HTML });
    expect(page.body).toContain('no page');
    expect((await built.app.inject({ url: '/%E0%A4%A' })).json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it.each([
    ['JSON', { accept: 'application/json' }],
    ['anything', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ])('are not served to a script that accepts %s', async (_name, headers) => {
    for (const url of ['/', '/titular/cotizacion']) {
      expect((await built.app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it('have a policy with the hashes of their inline content and nothing unsafe', async () => {
    const { headers } = await built.app.inject({ url: '/', headers: HTML });
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self' ${hashOf('go()')}`,
        `style-src 'self' ${['', CEIBO].map((text) => hashOf(text)).join(' ')}`,
        `style-src-attr 'unsafe-hashes' ${hashOf('margin:0')}`,
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each([
    ['/titular/cotizacion', SHELL.ceibo],
    ['/vivere/biometria', SHELL.vivere],
  ])('have the brand colours of %s', async (url, colours) => {
    expect((await built.app.inject({ url, headers: HTML })).body).toContain(`<style>${colours}</style>`);
  });

  it('are compressed', async () => {
    for (const url of ['/', '/titular/cotizacion']) {
      const plain = await built.app.inject({ url, headers: HTML });
      const small = await built.app.inject({ url, headers: { ...HTML, 'accept-encoding': 'br' } });
      expect(small.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('contain the brand file without contracts; the landing page only name, legal data, contacts and colours', async () => {
    const data = async (url: string) => {
      const { body } = await built.app.inject({ url, headers: HTML });
      return Object.keys(JSON.parse(/id="brand">(.*?)<\/script>/.exec(body)?.[1] ?? '') as object);
    };
    expect(await data('/')).toEqual(['name', 'legalEntity', 'legal', 'contacts', 'brand']);
    expect(await data('/titular/cotizacion')).toEqual([
      'name',
      'legalEntity',
      'legal',
      'contacts',
      'legalTexts',
      'brand',
      'vivere',
    ]);
  });

  it('for another bank use the same build with a different brand file', async () => {
    const file = JSON.parse(await readFile(join(import.meta.dirname, '../../../brand.json'), 'utf8'));
    file.name = 'Banco <Ñandú>';
    file.brand.color.light = { ...file.brand.color.light, primary: '#0b5d8a', 'logo-1': '#123456' };
    await writeFile(join(dist, '.nandu.json'), JSON.stringify(file));
    const other = await runGateway({ BRAND_FILE: join(dist, '.nandu.json') }, {}, { clientDist: dist });
    const landing = await other.app.inject({ url: '/', headers: HTML });
    expect(landing.body).toContain('<title>Préstamos Prendarios Banco &lt;Ñandú&gt;</title>');
    expect(landing.body).toContain('landing of Banco <Ñandú>');
    const policy = String(landing.headers['content-security-policy']);
    expect(policy).toContain(hashOf('a{color:#0b5d8a}'));
    expect(policy).not.toContain(hashOf(CEIBO));
    const shell = await other.app.inject({ url: '/usuario/ingresar', headers: HTML });
    expect(shell.body).toContain(String.raw`"name":"Banco \u003cÑandú>"`);
    const icon = await other.app.inject({ url: '/favicon.svg' });
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.body).toContain('fill="#123456"');
    const config = await other.graphql({ query: '{ appConfig { bankName } }' });
    expect(config.json()).toMatchObject({ data: { appConfig: { bankName: 'Banco <Ñandú>' } } });
    await other.close();
  });

  it('allow colours with too little contrast in the demo only', async () => {
    const file: unknown = JSON.parse(
      await readFile(join(import.meta.dirname, '../../../brand.json'), 'utf8'),
    );
    const BRAND_FILE = join(dist, '.pale.json');
    await writeFile(BRAND_FILE, JSON.stringify(Object.assign({}, file, { name: 'Pale' })));
    const start = (environment: Record<string, string>) =>
      runGateway({ ...environment, BRAND_FILE }, {}, { clientDist: dist });
    await expect(start(PRODUCTION)).rejects.toThrow('BRAND_FILE: light: ink on paper has 1.00 to 1');
    const demo = await start({});
    expect((await demo.app.inject({ url: '/', headers: HTML })).body).toContain('landing of Pale');
    await demo.close();
  });

  it('are rendered again after a new client build', async () => {
    const rebuilt = join(dist, '.server/pages.js');
    const before = await readFile(rebuilt, 'utf8');
    await writeFile(rebuilt, rendererSaying('new landing of'));
    await utimes(rebuilt, new Date(), new Date('2030-01-01'));
    const { body } = await built.app.inject({ url: '/', headers: HTML });
    expect(body).toContain('new landing of Banco Ceibo');
    await writeFile(rebuilt, before);
  });

  it('have compressed and immutable scripts', async () => {
    const answer = await built.app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect((await built.app.inject({ url: '/assets/app-1.js' })).body).toBe(SCRIPT);
  });

  it('allow only workers to compile WebAssembly', async () => {
    await writeFile(join(dist, 'assets/reader.worker-a1_B2.js'), SCRIPT);
    const policyOf = async (url: string, headers = {}) =>
      String((await built.app.inject({ url, headers })).headers['content-security-policy']);
    const policy = await policyOf('/assets/reader.worker-a1_B2.js');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("default-src 'none'");
    for (const other of [await policyOf('/', HTML), await policyOf('/assets/app-1.js')]) {
      expect(other).not.toContain('wasm');
    }
  });

  it.each([
    ['/assets/gone.js', {}],
    ['/.server/pages.js', {}],
    ['/.hidden', {}],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', {}],
    ['/files/nothing', HTML],
    ['/titular/cotizacion', { accept: 'application/json' }],
  ])('return 404 in JSON for %s', async (url, headers) => {
    const answer = await built.app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });

  it('explain that the client has not been built', async () => {
    const answer = await unbuilt.app.inject({ url: '/', headers: HTML });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('do not include the playground in production', async () => {
    expect((await unbuilt.app.inject({ url: '/playground/', headers: HTML })).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('distinguishes liveness from readiness', async () => {
    built.bank.script = (_request, response) => json(response, 200, {});
    expect((await built.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      schema: expect.stringMatching(/^[0-9a-f]{64}$/),
      breakers: { bank: { reachable: true, notClosed: {} } },
    });
    built.bank.script = (_request, response) => void response.destroy();
    const down = await built.app.inject('/readyz');
    expect(down.statusCode).toBe(503);
    expect(down.json()).toMatchObject({ status: 'not-ready', breakers: { bank: { reachable: false } } });
    expect((await built.app.inject('/healthz')).statusCode).toBe(200);
  });
});
