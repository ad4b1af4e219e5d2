import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const TOKEN = 'a-token-for-the-scraper';
let folder: string;
let gateway: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  const manifest = join(folder, 'documents.json');
  await writeFile(manifest, JSON.stringify({ 'sha256:00': 'query Provinces { provinces { id } }' }));
  gateway = await runGateway(
    {},
    { bank: { guards: { minCalls: 6 } } },
    { trustedDocumentsFile: manifest, rateLimits: { filesPerMinute: 1 } },
  );
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const scrape = async () => (await gateway.app.inject('/metrics')).body;

describe('/metrics', () => {
  it('counts operations by their names in the manifest, and all others as one', async () => {
    gateway.bank.script = (_request, response) => json(response, 200, []);
    await gateway.graphql({ query: 'query Provinces { provinces { id } }' });
    for (let at = 0; at < 20; at += 1) await gateway.graphql({ query: `query Made${at} { __typename }` });
    await gateway.graphql({ query: 'query Provinces { nothing }' });
    const text = await scrape();
    expect(text).toContain('gateway_operations_total{operation="Provinces",type="query",result="ok"} 1');
    expect(text).toContain('gateway_operations_total{operation="other",type="query",result="ok"} 20');
    expect(text).not.toContain('Made');
    expect(text).toMatch(/gateway_operation_seconds_bucket\{le="12",operation="Provinces"\} \d/);
    expect(text).toContain('gateway_http_requests_total{route="/graphql",method="POST",status="200"} 22');
    expect(text).toContain('process_cpu_user_seconds_total');
  });

  it('counts bank calls by their names in the contract, with retries and breaker states', async () => {
    gateway.bank.script = (_request, response) => void response.destroy();
    await gateway.graphql({ query: '{ cities(provinceId: 31987654) { id } }' });
    const text = await scrape();
    expect(text).toContain(
      'gateway_bank_requests_total{call="getCities",method="GET",result="BANK_UNAVAILABLE"} 3',
    );
    expect(text).toContain('gateway_bank_retries_total{call="getCities"} 2');
    expect(text).toContain('gateway_bank_breaker{call="getCities",state="closed"} 1');
    expect(text).toContain('gateway_bank_calls_under_way{call="getCities"} 0');
    expect(text).not.toContain('31987654');
    await gateway.graphql({ query: '{ cities(provinceId: 1) { id } }' });
    expect(await scrape()).toContain('gateway_bank_breaker{call="getCities",state="open"} 1');
    await gateway.graphql({ query: '{ cities(provinceId: 2) { id } }' });
    const refused = 'gateway_bank_requests_total{call="getCities",method="GET",result="NOT_SENT"} 1';
    expect(await scrape()).toContain(refused);
  });

  it('counts requests over their rate limit', async () => {
    const headers = { cookie: await gateway.cookieFor() };
    for (let at = 0; at < 3; at += 1) await gateway.app.inject({ url: '/files/documents/a/b', headers });
    expect(await scrape()).toContain(
      'gateway_rate_limited_total{route="/files/documents/:proposal/:document"} 2',
    );
  });

  it('has no labels from requests', async () => {
    for (const url of ['/a/31987654', '/graphql/31987654', '/files/documents/31987654/x'])
      await gateway.app.inject(url);
    const routes = [...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route);
    expect(routes.filter((route) => route?.includes('31987654'))).toEqual([]);
  });

  it('does not exist in production without METRICS_TOKEN, and otherwise requires it', async () => {
    const closed = await runGateway(PRODUCTION);
    expect((await closed.app.inject('/metrics')).statusCode).toBe(404);
    await closed.close();
    const guarded = await runGateway({ ...PRODUCTION, METRICS_TOKEN: TOKEN });
    const ask = async (headers: Record<string, string>) => guarded.app.inject({ url: '/metrics', headers });
    for (const authorization of ['', `Bearer ${TOKEN}x`, TOKEN]) {
      const refused = await ask({ authorization });
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
    }
    expect((await ask({ authorization: `Bearer ${TOKEN}` })).body).toContain('gateway_http_requests_total');
    await guarded.close();
  });
});
