import { type BankProof, bankCredential } from '@prendarios/servers/bankCredential';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BankStandIn, json } from '../testing/bankStandIn.ts';
import { read, write } from '../testing/exampleCall.ts';
import { BankClient, type BankClientOptions, type Caller } from './client/BankClient.ts';

const caller: Caller = {
  requestId: 'r-1',
  subject: null,
  clientAddress: null,
  idempotencyKey: 'key',
  token: 'user',
  signal: null,
};

let bank: BankStandIn;
let now: number;
let token: number;
const clients: BankClient[] = [];
beforeEach(async () => {
  now = 0;
  token = 0;
  bank = await BankStandIn.start();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await bank.close();
});

const clientOf = (proof: BankProof, more: Partial<BankClientOptions> = {}) => {
  const client = new BankClient({
    apiUrl: bank.url,
    credential: bankCredential(proof, () => now),
    limits: { headersMs: 200, writeHeadersMs: 200, deadlineMs: 1500 },
    ...more,
  });
  clients.push(client);
  return client;
};
const KEY: BankProof = { key: 'k', header: 'x-api-key' };
const oauth = (): BankProof => ({ tokenUrl: `${bank.url}/token`, clientId: 'gateway', clientSecret: 's' });

/** A bank that accepts only its newest token, and counts tokens. */
const guarded: BankStandIn['script'] = ({ url, headers }, response) => {
  if (url.endsWith('/token')) {
    token += 1;
    return json(response, 200, { access_token: `t${token}`, token_type: 'Bearer', expires_in: 3600 });
  }
  const known = headers.authorization === `Bearer t${token}`;
  return known ? json(response, 200, { ok: true }) : json(response, 401, { code: 'UNAUTHORIZED' });
};

describe('a bank with a custom key header', () => {
  it('gets the key in that header', async () => {
    bank.script = (_request, response) => json(response, 200, { ok: true });
    await clientOf(KEY).call(read, caller);
    expect(bank.received[0]?.headers).toMatchObject({ 'x-api-key': 'k', authorization: 'Bearer user' });
    expect(bank.received[0]?.headers['x-service-key']).toBeUndefined();
  });
});

describe('a bank that requires an OAuth token', () => {
  it("gets one along with the user's token", async () => {
    bank.script = guarded;
    await expect(clientOf(oauth()).call(read, caller)).resolves.toEqual({ ok: true });
    expect(bank.received[1]?.headers).toMatchObject({
      authorization: 'Bearer t1',
      'x-user-authorization': 'Bearer user',
    });
  });

  it('is called again with a new token after it has revoked the old one', async () => {
    bank.script = guarded;
    const client = clientOf(oauth());
    await client.call(read, caller);
    token = 7;
    now = 60_000;
    await expect(client.call(write, caller)).resolves.toEqual({ ok: true });
    expect(bank.times('/token')).toBe(2);
    token = 20;
    now = 120_000;
    const file = await client.stream('file', '/file', {
      method: 'GET',
      headers: await client.headers(caller),
    });
    await file.body.dump();
    expect(file.statusCode).toBe(401);
    await expect(client.call(read, caller)).resolves.toEqual({ ok: true });
  });

  it('is not asked for tokens endlessly if it rejects all of them', async () => {
    bank.script = ({ url }, response) =>
      url.endsWith('/token')
        ? json(response, 200, { access_token: 't', token_type: 'Bearer' })
        : json(response, 401, { code: 'UNAUTHORIZED' });
    const client = clientOf(oauth());
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_ERROR' });
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_ERROR' });
    expect(bank.times('/token')).toBe(1);
  });

  it("is called with the same token after it has rejected a user's token", async () => {
    bank.script = ({ url }, response) =>
      url.endsWith('/token')
        ? json(response, 200, { access_token: 't', token_type: 'Bearer' })
        : json(response, 401, { statusCode: 401, code: 'UNAUTHENTICATED', message: 'x' });
    const client = clientOf(oauth());
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    now = 60_000;
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(bank.times('/token')).toBe(1);
  });

  it('is unavailable while it issues no token', async () => {
    bank.script = (_request, response) => json(response, 400, { error: 'invalid_client' });
    await expect(clientOf(oauth()).call(read, caller)).rejects.toMatchObject({ code: 'BANK_UNAVAILABLE' });
    expect(bank.times('/thing')).toBe(0);
  });
});

describe('a slow bank', () => {
  it('has a separate time limit for a write’s first byte', async () => {
    // Exceeds the read limit by more than the resolution of undici's timers.
    bank.script = (_request, response) => void setTimeout(() => json(response, 200, { ok: true }), 2000);
    const client = clientOf(KEY, { limits: { headersMs: 100, writeHeadersMs: 5000 }, tries: 1 });
    await expect(client.call(write, caller)).resolves.toEqual({ ok: true });
    await expect(client.call(read, caller)).rejects.toMatchObject({ code: 'BANK_TIMEOUT' });
  });

  it('gets the configured number of attempts', async () => {
    bank.script = (_request, response) => json(response, 503, {});
    await expect(clientOf(KEY, { tries: 1 }).call(read, caller)).rejects.toThrow();
    expect(bank.received).toHaveLength(1);
    await expect(clientOf(KEY, { tries: 2 }).call(read, caller)).rejects.toThrow();
    expect(bank.received).toHaveLength(3);
  });
});
