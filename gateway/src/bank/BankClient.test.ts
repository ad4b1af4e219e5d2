import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BankStandIn, json } from '../testing/bankStandIn.ts';
import { BANK_LIMITS, type BankCall, BankClient, type Caller, TRIES } from './BankClient.ts';
import { BankSession } from './BankSession.ts';
import { CatalogueCache } from './CatalogueCache.ts';

const answer = z.object({ ok: z.boolean() });
type Answer = z.infer<typeof answer>;
const read: BankCall<Answer> = { name: 'thing', kind: 'read', method: 'GET', path: '/thing', answer };
const write: BankCall<Answer> = { ...read, name: 'make', kind: 'write', method: 'POST', body: { a: 1 } };
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
    serviceKey: 'service-key',
    limits: { headersMs: 200, deadlineMs: 1500 },
  });
});
afterEach(async () => {
  await client.close();
  await bank.close();
});

/** The answers one after the other; the last one stays. */
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
  it('has the limits of the design: 0.5, 5 and 10 seconds, 12 in all, three tries', () => {
    expect(BANK_LIMITS).toEqual({ connectMs: 500, headersMs: 5000, bodyMs: 10_000, deadlineMs: 12_000 });
    expect(TRIES).toBe(3);
  });

  it('carries who asks, and the key of a write with the name of the call', async () => {
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
    ['a cut connection', cut],
  ])('is made again after %s when it reads', async (_name, fault) => {
    inTurn(fault, fault, good);
    await expect(client.call(read, caller)).resolves.toEqual({ ok: true });
    expect(bank.received).toHaveLength(3);
  });

  it('is made again as a write only with a key, which stays the same', async () => {
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

  it('asks again for the answer of a write that is still under way', async () => {
    inTurn(status(409, { statusCode: 409, code: 'IDEMPOTENCY_IN_FLIGHT', message: 'Un momento.' }), good);
    await expect(client.call(write, keyed)).resolves.toEqual({ ok: true });
  });

  it.each([400, 404, 409, 500])('is not made again after %i', async (code) => {
    bank.script = status(code, { statusCode: code, code: 'X', message: 'No.' });
    await expect(client.call(read, caller)).rejects.toThrow();
    expect(bank.received).toHaveLength(1);
  });

  it('ends as BANK_TIMEOUT when the bank says nothing, within its deadline', async () => {
    bank.script = () => undefined;
    const startedAt = performance.now();
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_TIMEOUT', call: 'thing' });
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('names a breach of contract by its place, never by its value', async () => {
    bank.script = status(200, { ok: 'Juana Pérez' });
    await expect(client.call(read, caller)).rejects.toMatchObject({
      code: 'BANK_CONTRACT',
      message: 'ok: invalid_type',
    });
    bank.script = (_request, response) => void response.writeHead(204).end();
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_CONTRACT' });
  });

  it('stops when the person has gone', async () => {
    const gone = new AbortController();
    bank.script = () => gone.abort();
    await expect(client.call(read, { ...caller, signal: gone.signal })).rejects.toMatchObject({
      code: 'BANK_UNAVAILABLE',
    });
    expect(bank.received).toHaveLength(1);
  });
});

describe('the breaker', () => {
  it("opens when the bank is down and is not opened by refusals or by a 502 in the bank's own words", async () => {
    bank.script = status(502, { statusCode: 502, code: 'SCORING_DOWN', message: 'No.' });
    for (let call = 0; call < 3; call += 1) await client.call(read, caller).catch(() => undefined);
    expect(client.breakerState).toBe('closed');
    bank.script = cut;
    for (let call = 0; call < 2; call += 1) await client.call(read, caller).catch(() => undefined);
    expect(client.breakerState).toBe('open');
    const asked = bank.received.length;
    await expect(client.call(read, caller)).rejects.toMatchObject({ message: 'breaker open' });
    expect(bank.received).toHaveLength(asked);
  });
});

describe('the bank within one request', () => {
  it('reads a thing once until a write, and shares catalogues between requests', async () => {
    bank.script = good;
    const cache = new CatalogueCache();
    const session = new BankSession(client, cache, caller);
    await Promise.all([session.read(read), session.read(read)]);
    expect(bank.received).toHaveLength(1);
    await session.write(write);
    await session.read(read);
    expect(bank.received).toHaveLength(3);
    await session.catalogue({ ...read, path: '/list' });
    await new BankSession(client, cache, caller).catalogue({ ...read, path: '/list' });
    expect(bank.times('/list')).toBe(1);
    expect(bank.received.at(-1)?.headers['x-subject']).toBeUndefined();
  });

  it('keeps a catalogue for its time only, and a failed load not at all', async () => {
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

  it('lets the least used catalogue go when there are too many, not the oldest', async () => {
    const cache = new CatalogueCache(undefined, 3);
    const loaded: string[] = [];
    const get = (key: string) => cache.get(key, 60_000, async () => loaded.push(key));
    for (const key of ['used', 'a', 'b', 'used', 'c', 'used', 'd', 'used']) await get(key);
    expect(loaded).toEqual(['used', 'a', 'b', 'c', 'd']);
  });
});
