import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';
import { Maintenance } from './maintenance.ts';
import { json } from '../testing/bankStandIn.ts';

const ID = '00000000-0000-4000-8000-000000000001';

let gateway: Running;
let port: number;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway({ METRICS_TOKEN: 'a-token-for-the-scraper' });
  port = Number(new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' })).port);
  cookie = await gateway.cookieFor(ID);
  gateway.bank.script = (_request, response) => json(response, 500, { message: 'inside' });
});
afterAll(() => gateway.close());

type Ask = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'HEAD';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
};
const upload = {
  'tus-resumable': '1.0.0',
  'upload-length': '3',
  'content-type': 'application/offset+octet-stream',
};
const form = { 'content-type': 'multipart/form-data; boundary=x' };

type Row = readonly [number, string, () => Ask];
/** The error responses of every route. */
const refusals: readonly Row[] = [
  [
    400,
    'an invalid JSON body',
    () => ({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
  ],
  [400, 'a URL that cannot be decoded', () => ({ url: '/%E0%A4%A' })],
  [
    400,
    'an upload without its length',
    () => ({
      method: 'POST',
      url: `/files/uploads/some-upload?proposal=${ID}`,
      headers: { ...upload, 'upload-length': '', cookie },
      payload: 'abc',
    }),
  ],
  [401, 'metrics without the token', () => ({ url: '/metrics' })],
  [
    401,
    'an invalid token',
    () => ({ url: `/files/documents/${ID}/${ID}`, headers: { authorization: 'Bearer x' } }),
  ],
  [
    403,
    'another site at /graphql',
    () => ({ method: 'POST', url: '/graphql', headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  [
    403,
    'another site at an upload',
    () => ({
      method: 'POST',
      url: '/files/pre-upload',
      headers: { ...form, 'sec-fetch-site': 'cross-site' },
    }),
  ],
  [
    403,
    'another site at a resumed upload',
    () => ({
      method: 'PATCH',
      url: '/files/uploads/some-upload',
      headers: { ...upload, 'sec-fetch-site': 'cross-site' },
    }),
  ],
  [404, 'an unknown path', () => ({ url: '/nothing.js' })],
  [405, 'an unsupported method', () => ({ method: 'PUT', url: '/graphql' })],
  [404, "another person's document", () => ({ url: `/files/documents/${ID}/${ID}` })],
  [
    404,
    'an upload to another person’s proposal',
    () => ({ method: 'POST', url: `/files/pre-upload?proposal=${ID}`, headers: form, payload: '--x--' }),
  ],
  [
    404,
    'a resumed upload to another person’s proposal',
    () => ({ method: 'PATCH', url: `/files/uploads/some-upload?proposal=${ID}`, headers: upload }),
  ],
  [404, 'an unknown file of the playground', () => ({ url: '/playground/none.js' })],
  [
    413,
    'a long operation',
    () => ({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: `{"query":"${'x'.repeat(110_000)}"}`,
    }),
  ],
  [
    413,
    'a long file',
    () => ({
      method: 'POST',
      url: `/files/uploads/some-upload?proposal=${ID}`,
      headers: { ...upload, 'upload-length': '99999999', cookie },
      payload: 'abc',
    }),
  ],
  [
    415,
    'an operation as a form',
    () => ({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    }),
  ],
  ...['utf-16', 'utf-7', '"UTF-16LE"', 'iso-8859-1'].map((charset): Row => [
    415,
    `an operation in ${charset}`,
    () => ({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': `application/json; charset=${charset}` },
      payload: '{"query":"{ __typename }"}',
    }),
  ]),
  [
    415,
    'a file that is not a form',
    () => ({
      method: 'POST',
      url: `/files/pre-upload?proposal=${ID}`,
      headers: { 'content-type': 'application/json', cookie },
      payload: '{}',
    }),
  ],
  [
    503,
    'a bank that is down, at a download',
    () => ({ url: `/files/documents/${ID}/${ID}`, headers: { cookie } }),
  ],
  [503, 'a bank that is not ready', () => ({ url: '/readyz' })],
];

describe('an error response', () => {
  it.each(refusals)('%i is JSON: %s', async (status, name, ask) => {
    const request = ask();
    const answer = await gateway.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (request.url === '/graphql') {
      const { errors } = answer.json<{ errors: object[] }>();
      expect(errors).toEqual([
        {
          message: expect.stringMatching(/^The |^Requests /),
          extensions: { code: expect.stringMatching(/^[A-Z_]+$/), requestId: expect.any(String) },
        },
      ]);
    } else if (!name.includes('ready'))
      expect(answer.json()).toMatchObject({
        statusCode: status,
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/\.$|nuevamente$/),
      });
    expect(answer.body).not.toMatch(/inside|stack|node_modules|FST_|ENOENT/);
  });

  it('500 is JSON: an internal error', async () => {
    class Broken extends Maintenance {
      override get isOn(): boolean {
        throw new Error('inside');
      }
    }
    const broken = await runGateway({}, { maintenance: new Broken(false) });
    const answer = await broken.graphql({ query: '{ __typename }' });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(answer.body).not.toContain('inside');
    await broken.close();
  });

  it('429 is JSON on every limited route', async () => {
    const strict = await runGateway({}, {}, { rateLimits: { graphqlPerMinute: 1, filesPerMinute: 1 } });
    const routes: Ask[] = [
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: '{"query":"{ __typename }"}',
      },
      { method: 'POST', url: '/files/pre-upload', headers: form, payload: '--x--' },
      { url: `/files/documents/${ID}/${ID}` },
      { method: 'POST', url: `/files/uploads/some-upload?proposal=${ID}`, headers: upload },
      { method: 'PATCH', url: `/files/uploads/some-upload?proposal=${ID}`, headers: upload },
    ];
    const guest = await strict.cookieFor();
    for (const route of routes) {
      const ask = { ...route, headers: { ...route.headers, cookie: guest } };
      await strict.app.inject(ask);
      const answer = await strict.app.inject(ask);
      const refused = { code: 'RATE_LIMITED' };
      expect(answer.json(), ask.url).toMatchObject(
        ask.url === '/graphql' ? { errors: [{ extensions: refused }] } : { ...refused, statusCode: 429 },
      );
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    await strict.close();
  });

  it.each(['utf-8', 'UTF-8', '"utf-8"'])('is not returned for an operation in %s', async (charset) => {
    const type = { 'content-type': `application/json; charset=${charset}` };
    expect((await gateway.graphql({ query: '{ __typename }' }, type)).statusCode).toBe(200);
  });

  it('to a body that does not arrive is 408 and closes the connection', async () => {
    const impatient = await runGateway({}, {}, { graphqlBodySeconds: 1 });
    const address = await impatient.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    await impatient.close();
  });

  it('is not returned above the connection limit, where connections are closed', async () => {
    const small = await runGateway({}, {}, { maxConnections: 2 });
    const address = new URL(await small.app.listen({ port: 0, host: '127.0.0.1' }));
    const open = async () => {
      const socket = connect(Number(address.port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    const [first, second] = [await open(), await open()];
    const third = await open();
    await once(third, 'close');
    first.destroy();
    second.destroy();
    await expect
      .poll(async () => (await fetch(`${address.href}healthz`).catch(() => null))?.status)
      .toBe(200);
    await small.close();
  });

  it.each([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', 400],
    ['data that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
      400,
    ],
  ])('to %s is JSON', async (_name, text, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ statusCode: status });
  });

  it('is JSON in production for pages that exist only in the demo', async () => {
    const closed = await runGateway(PRODUCTION);
    for (const url of ['/metrics', '/errors', '/developers', '/design/', '/playground/', '/nothing.js']) {
      const answer = await closed.app.inject(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    }
    await closed.close();
  });
});
