import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const HTML = { accept: 'text/html,*/*' };
const SCRIPT = 'console.log("a script that is long enough to be worth its compression")';

let built: Running;
let unbuilt: Running;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'client-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), 'landing');
  await writeFile(join(dist, 'app.html'), 'shell');
  await writeFile(
    join(dist, 'csp.json'),
    JSON.stringify({ style: ["'sha256-s'"], styleAttr: ["'sha256-a'"], script: ["'sha256-x'"] }),
  );
  await writeFile(join(dist, '.hidden'), 'secret');
  await writeFile(join(dist, 'assets/app-1.js'), SCRIPT);
  await writeFile(join(dist, 'assets/app-1.js.br'), brotliCompressSync(SCRIPT));
  built = await runGateway({ CLIENT_DIST: dist });
  unbuilt = await runGateway(PRODUCTION);
});
afterAll(async () => {
  await built.close();
  await unbuilt.close();
  await rm(dist, { recursive: true });
});

describe('the pages', () => {
  it.each([
    ['/', 'landing'],
    ['/titular/cotizacion', 'shell'],
    ['/usuario/panel-de-seguimiento/propuesta/1', 'shell'],
    ['/titular/datos-personales?utm_source=a.b', 'shell'],
  ])('%s is the %s', async (url, body) => {
    const answer = await built.app.inject({ url, headers: HTML });
    expect(answer.body).toBe(body);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it.each(['/', '/index.html', '/titular/cotizacion', '/vivere/biometria'])(
    '[SH-05] %s is the shell, which shows the maintenance page, while the flag is set',
    async (url) => {
      const closed = await runGateway({ CLIENT_DIST: dist, FLAG_MAINTENANCE: 'on' });
      expect((await closed.app.inject({ url, headers: HTML })).body).toBe('shell');
      await closed.close();
    },
  );

  it.each([
    ['a preview of a link, or a check of availability', { accept: '*/*' }],
    ['a request without an Accept header', {}],
    ['an address that is typed', { accept: '*/*', 'sec-fetch-dest': 'document' }],
  ])('come to %s, at every screen’s address', async (_name, headers) => {
    for (const [url, body] of [
      ['/', 'landing'],
      ['/titular/cotizacion', 'shell'],
    ] as const) {
      const answer = await built.app.inject({ url, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, body]);
    }
  });

  it.each([
    ['wants JSON', { accept: 'application/json' }],
    ['takes anything', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ])('do not come to a script whose call went astray and that %s', async (_name, headers) => {
    for (const url of ['/', '/titular/cotizacion']) {
      expect((await built.app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it('carry a policy made of the hashes of the build, and nothing that is unsafe', async () => {
    const { headers } = await built.app.inject({ url: '/', headers: HTML });
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'sha256-x'",
        "style-src 'self' 'sha256-s'",
        "style-src-attr 'unsafe-hashes' 'sha256-a'",
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

  it('come with their scripts compressed and kept for ever', async () => {
    const answer = await built.app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect((await built.app.inject({ url: '/assets/app-1.js' })).body).toBe(SCRIPT);
  });

  it.each([
    ['/assets/gone.js', HTML],
    ['/csp.json', {}],
    ['/.hidden', HTML],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', HTML],
    ['/files/nothing', HTML],
    ['/graphql/', HTML],
    ['/titular/cotizacion', { accept: 'application/json' }],
  ])('%s is not there, in JSON', async (url, headers) => {
    const answer = await built.app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });

  it('are said to be missing when the client was not built', async () => {
    const answer = await unbuilt.app.inject({ url: '/', headers: HTML });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('do not have a playground in production', async () => {
    expect((await unbuilt.app.inject({ url: '/playground/', headers: HTML })).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('tells alive from ready', async () => {
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
