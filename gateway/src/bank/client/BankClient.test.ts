import { bankCredential } from '@prendarios/servers/bankCredential';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BankStandIn, json } from '../../testing/bankStandIn.ts';
import { read, write } from '../../testing/exampleCall.ts';
import { SentKeys } from '../../http/sentKeys.ts';
import { BankClient, type BankClientOptions, type Caller } from './BankClient.ts';
import { CatalogueCache } from './CatalogueCache.ts';
import { BANK_LIMITS, TRIES } from './limits.ts';

const caller: Caller = {
  requestId: 'r-1',
  subject: 'guest:1',
  clientAddress: '10.0.0.9',
  idempotencyKey: null,
  token: null,
  signal: null,
};
const keyed = { ...caller, idempotencyKey: 'key' };

let bank: BankStandIn;
let client: BankClient;
beforeEach(async () => {
  bank = await BankStandIn.start();
  client = new BankClient({
    apiUrl: bank.url,
    credential: bankCredential({ key: 'service-key', header: 'x-service-key' }),
    limits: { headersMs: 200, writeHeadersMs: 200, deadlineMs: 1500 },
  });
});
afterEach(async () => {
  await client.close();
  await bank.close();
});

/** Responds in sequence; repeats the last response. */
function inTurn(...steps: BankStandIn['script'][]) {
  let at = 0;
  bank.script = (request, response) => {
    const step = steps[Math.min(at, steps.length - 1)];
    at += 1;
    return step?.(request, response);
  };
}
const status =
  (code: number, body: unknown = {}): BankStandIn['script'] =>
  (_request, response) =>
    json(response, code, body);
const good = status(200, { ok: true });
const cut: BankStandIn['script'] = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"ok":');
  response.destroy();
};

describe('a call to the bank', () => {
  it('has time limits of 0.5, 5 and 10 seconds, 12 in total, and three attempts', () => {
    expect(BANK_LIMITS).toEqual({
      connectMs: 500,
      headersMs: 5000,
      writeHeadersMs: 5000,
      bodyMs: 10_000,
      deadlineMs: 12_000,
    });
    expect(TRIES).toBe(3);
  });

  it("sends the caller and, for a write, the key with the call's name", async () => {
    bank.script = good;
    await client.call(write, keyed);
    expect(bank.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/thing',
      body: '{"a":1}',
      headers: {
        'x-service-key': 'service-key',
        'x-subject': 'guest:1',
        'x-request-id': 'r-1',
        'x-client-address': '10.0.0.9',
        'idempotency-key': 'key:make',
      },
    });
  });

  it.each([
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['a dropped connection', cut],
  ])('is retried after %s if it is a read', async (_name, fault) => {
    inTurn(fault, fault, good);
    await expect(client.call(read, caller)).resolves.toEqual({ ok: true });
    expect(bank.received).toHaveLength(3);
  });

  it('is retried as a write only with a key, which stays the same', async () => {
    inTurn(cut, good);
    await expect(client.call(write, caller)).rejects.toMatchObject({ code: 'BANK_UNAVAILABLE' });
    expect(bank.received).toHaveLength(1);
    inTurn(cut, good);
    await expect(client.call(write, keyed)).resolves.toEqual({ ok: true });
    expect(bank.received.slice(1).map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key:make',
      'key:make',
    ]);
  });

  it('is retried while an earlier attempt of the same write is running', async () => {
    inTurn(status(409, { statusCode: 409, code: 'IDEMPOTENCY_IN_FLIGHT', message: 'Un momento.' }), good);
    await expect(client.call(write, keyed)).resolves.toEqual({ ok: true });
  });

  it.each([400, 404, 409, 500])('is not retried after %i', async (code) => {
    bank.script = status(code, { statusCode: code, code: 'X', message: 'No.' });
    await expect(client.call(read, caller)).rejects.toThrow();
    expect(bank.received).toHaveLength(1);
  });

  it('fails with BANK_TIMEOUT if the bank does not respond', async () => {
    bank.script = () => undefined;
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_TIMEOUT', call: 'thing' });
  });

  it('reports a contract breach by its path, never by its value', async () => {
    bank.script = status(200, { ok: 'Juana Pérez' });
    await expect(client.call(read, caller)).rejects.toMatchObject({
      code: 'BANK_CONTRACT',
      message: '/ok: type',
    });
    bank.script = (_request, response) => void response.writeHead(204).end();
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_CONTRACT' });
  });

  it('stops when the client disconnects', async () => {
    const gone = new AbortController();
    bank.script = () => gone.abort();
    await expect(client.call(read, { ...caller, signal: gone.signal })).rejects.toMatchObject({
      code: 'BANK_UNAVAILABLE',
    });
    expect(bank.received).toHaveLength(1);
  });
});

const huge: BankStandIn['script'] = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = 'x'.repeat(1024 * 1024);
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump).on('error', () => undefined);
  pump();
};
const overflowing: BankStandIn['script'] = (_request, response) =>
  void response.writeHead(200, { 'x-long': 'y'.repeat(200_000) }).end('{"ok":true}');
const garbage: BankStandIn['script'] = (_request, response) =>
  void response.socket?.end('no HTTP at all\r\n\r\n');

describe('a contract breach', () => {
  it.each([
    ['an endless response', huge],
    ['an oversized header', overflowing],
    ['a response that is not HTTP', garbage],
    ['an HTML page', status(200, '<html>')],
  ])('fails with BANK_CONTRACT and is not retried: %s', async (_name, script) => {
    bank.script = script;
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_CONTRACT' });
    expect(bank.received).toHaveLength(1);
  });
});

/** Creates another client of the same bank with the given guard settings. */
const guarded = (guards: BankClientOptions['guards'], more: Partial<BankClientOptions> = {}) =>
  new BankClient({
    apiUrl: bank.url,
    credential: bankCredential({ key: 'service-key', header: 'x-service-key' }),
    limits: { headersMs: 200, writeHeadersMs: 200, deadlineMs: 1500 },
    guards,
    ...more,
  });
const many = (count: number, ask: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, ask));
const hang: BankStandIn['script'] = ({ url }, response) =>
  url.includes('/thing') ? undefined : json(response, 200, { ok: true });
const other: typeof read = { ...read, name: 'other', path: '/other' };

describe('a route’s guard', () => {
  it('opens only for a hanging route', async () => {
    const own = guarded({ minCalls: 6 });
    bank.script = hang;
    await many(6, () => own.call(read, caller));
    expect(own.guards.get('thing')?.state).toBe('open');
    const asked = bank.times('/thing');
    await expect(own.call(read, caller)).rejects.toMatchObject({
      code: 'BANK_UNAVAILABLE',
      message: 'breaker open',
      retryAfterSeconds: 3,
    });
    expect(bank.times('/thing')).toBe(asked);
    await expect(own.call(other, caller)).resolves.toEqual({ ok: true });
    await own.close();
  });

  it("is not opened by rejections, a 502 with the bank's error body or disconnecting clients", async () => {
    const own = guarded({ minCalls: 3 });
    bank.script = status(502, { statusCode: 502, code: 'SCORING_DOWN', message: 'No.' });
    for (let call = 0; call < 3; call += 1) await own.call(read, caller).catch(() => undefined);
    bank.script = status(409, { statusCode: 409, code: 'ILLEGAL_MOVE', message: 'No.' });
    await many(4, () => own.call(read, caller));
    bank.script = hang;
    const gone = new AbortController();
    const leaving = many(4, () => own.call(read, { ...caller, signal: gone.signal }));
    await expect.poll(() => own.guards.get('thing')?.underWay).toBe(4);
    gone.abort();
    await leaving;
    expect(own.guards.get('thing')).toMatchObject({ state: 'closed', underWay: 0 });
    await own.close();
  });

  it('also applies to versions and files', async () => {
    const own = guarded({ minCalls: 2 });
    bank.script = cut;
    await many(2, () => own.version({ name: 'thing', path: '/thing' }, caller, null));
    await expect(own.version({ name: 'thing', path: '/thing' }, caller, null)).rejects.toMatchObject({
      message: 'breaker open',
    });
    const file = () => own.stream('file', '/file', { method: 'GET', headers: {} });
    bank.script = (_request, response) => void response.destroy();
    await many(2, file);
    await expect(file()).rejects.toMatchObject({ code: 'BANK_UNAVAILABLE', message: 'breaker open' });
    await own.close();
  });

  it('limits concurrent calls and says when to retry', async () => {
    const own = guarded({ callsAtOnce: 2 });
    bank.script = hang;
    const waiting = many(2, () => own.call(write, caller));
    const first = many(2, () => own.call({ ...write, path: '/thing' }, caller));
    await expect(own.call(write, caller)).rejects.toMatchObject({
      code: 'BANK_UNAVAILABLE',
      message: 'too many calls under way',
      retryAfterSeconds: 1,
    });
    await expect(own.call(other, caller)).resolves.toEqual({ ok: true });
    await Promise.all([waiting, first]);
    expect(own.guards.get('make')?.underWay).toBe(0);
    await own.close();
  });

  it('limits retries to ten or a percentage of all calls', async () => {
    const own = guarded({ minCalls: 1000 });
    bank.script = status(503);
    await many(20, () => own.call(read, caller));
    expect(bank.received).toHaveLength(20 + 10);
    await own.close();
  });

  it('honours Retry-After, and does not retry if too little time is left', async () => {
    const soon: BankStandIn['script'] = (_request, response) =>
      void response.writeHead(503, { 'retry-after': '1' }).end();
    const later: BankStandIn['script'] = (_request, response) =>
      void response.writeHead(503, { 'retry-after': '60' }).end();
    inTurn(soon, good);
    const startedAt = performance.now();
    await expect(client.call(read, caller)).resolves.toEqual({ ok: true });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1000);
    inTurn(later, good);
    await expect(client.call(read, caller)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    expect(bank.received).toHaveLength(3);
  });
});

describe('a bank without idempotency keys', () => {
  it("gets no keyed write twice, neither from the gateway's retry nor from the browser's", async () => {
    const keys = new SentKeys(null);
    const own = guarded({}, { isNewKey: (key) => keys.isNew(key) });
    bank.script = cut;
    await expect(own.call(write, keyed)).rejects.toMatchObject({ code: 'BANK_UNAVAILABLE' });
    await expect(own.call(write, keyed)).rejects.toMatchObject({
      refusal: { code: 'IDEMPOTENCY_IN_FLIGHT', message: expect.stringContaining('Recargá la página') },
    });
    expect(bank.received).toHaveLength(1);
    bank.script = good;
    await own.call(write, { ...keyed, idempotencyKey: 'another' });
    await own.call({ ...write, name: 'second write of the request' }, keyed);
    expect(bank.received).toHaveLength(3);
    await own.close();
  });
});

describe('the catalogue cache', () => {
  it('reloads expired entries and does not cache failed loads', async () => {
    let now = 1;
    const cache = new CatalogueCache(() => now);
    let loads = 0;
    const load = async () => (loads += 1);
    expect(await cache.get('k', 10, load)).toBe(1);
    now = 10;
    expect(await cache.get('k', 10, load)).toBe(1);
    now = 12;
    expect(await cache.get('k', 10, load)).toBe(2);
    await expect(cache.get('f', 10, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('f', 10, load)).toBe(3);
  });

  it('evicts the least recently used entry, not the oldest', async () => {
    const cache = new CatalogueCache(undefined, 3);
    const loaded: string[] = [];
    const get = (key: string) => cache.get(key, 60_000, async () => loaded.push(key));
    for (const key of ['used', 'a', 'b', 'used', 'c', 'used', 'd', 'used']) await get(key);
    expect(loaded).toEqual(['used', 'a', 'b', 'c', 'd']);
  });
});
