import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION, runGateway } from '../testing/gateway.ts';
import { designPagesRoutes } from './designPages.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'design-'));
  await writeFile(join(folder, 'index.html'), '<title>Storybook</title><script>start()</script>');
  await writeFile(join(folder, 'stories.js'), 'stories()');
  app = Fastify();
  await app.register(staticPlugin, { serve: false, cacheControl: false });
  designPagesRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the design system pages', () => {
  it('are served if built, and run only their own scripts', async () => {
    const page = await app.inject('/design/?path=/docs/docs-start--docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Storybook</title>');
    const policy = String(page.headers['content-security-policy']);
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    const script = await app.inject('/design/stories.js');
    expect(script.body).toBe('stories()');
    expect(script.headers['cache-control']).toBe('no-cache');
  });

  it('redirect to the URL with a trailing slash', async () => {
    const bare = await app.inject('/design');
    expect(bare.statusCode).toBe(308);
    expect(bare.headers['location']).toBe('/design/');
  });

  it('reject missing files and paths outside their folder', async () => {
    for (const url of ['/design/none.js', '/design/iframe.html', '/design/..%2f..%2fetc%2fpasswd'])
      expect((await app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(403);
  });

  it('do not exist in production', async () => {
    const gateway = await runGateway(PRODUCTION);
    expect((await gateway.app.inject({ url: '/design/', headers: { accept: 'text/html' } })).statusCode).toBe(
      404,
    );
    await gateway.close();
  });
});
