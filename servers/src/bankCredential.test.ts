import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankCredential } from './bankCredential.ts';

type Answer = { status: number; body: object };
const given = (token: string, life?: number): Answer => ({
  status: 200,
  body: { access_token: token, token_type: 'Bearer', ...(life === undefined ? {} : { expires_in: life }) },
});

const asked: { authorization: string; form: string }[] = [];
let answers: Answer[] = [];
const server = createServer((request, response) => {
  let form = '';
  request.on('data', (chunk: Buffer) => (form += chunk.toString()));
  request.on('end', () => {
    asked.push({ authorization: String(request.headers.authorization), form });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
let tokenUrl = '';
let now = 0;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  tokenUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  asked.length = 0;
  now = 0;
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

const credential = (scope?: string) =>
  bankCredential({ tokenUrl, clientId: 'gate way', clientSecret: 'a:secret', scope }, () => now);

describe('a service key', () => {
  it('is sent in the configured header in addition to the user’s token', async () => {
    const key = bankCredential({ key: 'k', header: 'x-api-key' });
    expect(await key.headers(null)).toEqual({ 'x-api-key': 'k' });
    expect(await key.headers('user')).toEqual({ 'x-api-key': 'k', authorization: 'Bearer user' });
    expect(key.refused()).toBe(false);
  });
});

describe('OAuth client credentials', () => {
  it('request one token for all calls and send the user’s token in another header', async () => {
    answers = [given('one', 3600)];
    const own = credential('pledge.read pledge.write');
    const [first, second] = await Promise.all([own.headers(null), own.headers('user')]);
    expect(first).toEqual({ authorization: 'Bearer one' });
    expect(second).toEqual({ authorization: 'Bearer one', 'x-user-authorization': 'Bearer user' });
    expect(asked).toEqual([
      {
        authorization: `Basic ${Buffer.from('gate+way:a%3Asecret').toString('base64')}`,
        form: 'scope=pledge.read+pledge.write&grant_type=client_credentials',
      },
    ]);
  });

  it.each([
    ['half a minute before the end of a long lifetime', 3600, 3570],
    ['in the last quarter of a short lifetime', 40, 30],
    ['after five minutes if no lifetime is given', undefined, 270],
  ])('renew the token %s', async (_name, life, second) => {
    answers = [given('one', life), given('two', life)];
    const own = credential();
    await own.headers(null);
    now = second * 1000 - 1;
    expect(await own.headers(null)).toEqual({ authorization: 'Bearer one' });
    now = second * 1000;
    expect(await own.headers(null)).toEqual({ authorization: 'Bearer two' });
  });

  it('renew the token after a rejection unless it was new', async () => {
    answers = [given('one'), given('two')];
    const own = credential();
    expect(own.refused()).toBe(false);
    await own.headers(null);
    now = 9999;
    expect(own.refused()).toBe(false);
    now = 10_000;
    expect(own.refused()).toBe(true);
    expect(await own.headers(null)).toEqual({ authorization: 'Bearer two' });
  });

  it.each([
    ['with a line break', 'one\r\nx-service-key: k'],
    ['that fills a header', 'x'.repeat(10_000)],
    ['that is empty', ''],
  ])('do not cache a token %s and request another for the next call', async (_what, token) => {
    answers = [given(token, 3600), given('one', 3600)];
    const own = credential();
    await expect(own.headers(null)).rejects.toThrow();
    expect(await own.headers(null)).toEqual({ authorization: 'Bearer one' });
  });

  it('fail while the server issues no token and request one again for the next call', async () => {
    answers = [{ status: 401, body: { error: 'invalid_client' } }, { status: 503, body: {} }, given('one')];
    const own = credential();
    await expect(own.headers(null)).rejects.toThrow();
    await expect(own.headers(null)).rejects.toThrow();
    expect(await own.headers(null)).toEqual({ authorization: 'Bearer one' });
  });
});
