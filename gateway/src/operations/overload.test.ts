import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { eventLoopMs: 40, lookEveryMs: 100 };

let gateway: Running;
beforeEach(async () => {
  gateway = await runGateway({}, {}, { overload: LIMITS });
  gateway.bank.script = (_request, response) => json(response, 200, {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

const overloaded = () => gateway.app.isUnderPressure();
const statusOf = async (url: string) => (await gateway.app.inject(url)).statusCode;

/** Makes the process report more than a terabyte of memory. */
function useMemory(): void {
  const used = process.memoryUsage();
  vi.spyOn(process, 'memoryUsage').mockReturnValue({ ...used, heapUsed: 1_000_000 * MEGABYTE });
}

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('a process that runs out of memory', () => {
  beforeEach(async () => {
    useMemory();
    await expect.poll(overloaded).toBe(true);
  });

  it('returns 503 with Retry-After, in JSON', async () => {
    const answer = await gateway.graphql({ query: '{ provinces { id } }' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(gateway.bank.received).toEqual([]);
  });

  it('serves a self-contained page to navigations', async () => {
    const answer = await gateway.app.inject({ url: '/titular/cotizacion', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<html lang="es-AR">');
    expect(answer.body).toContain('no está disponible');
  });

  it('serves /healthz and /metrics, and is not ready', async () => {
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/metrics')).toBe(200);
    const ready = await gateway.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'overloaded', breakers: { bank: { reachable: true } } });
  });

  it('accepts requests again when memory is free', async () => {
    vi.restoreAllMocks();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await gateway.graphql({ query: '{ __typename }' })).statusCode).toBe(200);
  });
});

describe('a process whose event loop lags', () => {
  it('returns 503, and accepts requests again afterwards', async () => {
    const lagging = () => {
      block(300);
      return overloaded();
    };
    await expect.poll(lagging).toBe(true);
    expect(await statusOf('/titular/cotizacion')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(overloaded).toBe(false);
    expect((await gateway.graphql({ query: '{ __typename }' })).statusCode).toBe(200);
  });
});
