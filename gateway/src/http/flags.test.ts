import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtClient } from '../testing/builtClient.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const PAGE = '/titular/cotizacion';
let client: Awaited<ReturnType<typeof builtClient>>;
let running: Running | undefined;
beforeAll(async () => {
  client = await builtClient();
});
afterEach(() => running?.close());
afterAll(() => client.remove());

/** Submits the form of the demo panel; returns the response and the flags' cookie. */
async function switched({ app }: Running, flags: string[], headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/developers/flags',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://elsewhere.example${PAGE}?a=1`,
      ...headers,
    },
    payload: flags.map((flag) => `flag=${flag}`).join('&'),
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { answer, cookie };
}

async function flagsOn({ app, graphql }: Running, cookie?: string) {
  const own: Record<string, string> = cookie === undefined ? {} : { cookie };
  const page = await app.inject({ url: PAGE, headers: { accept: 'text/html', ...own } });
  const query = '{ appConfig { flags { coOwner signUp } } }';
  const answer = await graphql({ query }, own);
  return { status: page.statusCode, body: page.body, data: answer.json<{ data?: unknown }>().data };
}

it('the demo panel switches the flags of one browser, for pages and calls [SH-14]', async () => {
  running = await runGateway({}, {}, { clientDist: client.folder });
  const others = await flagsOn(running);
  expect(others.body).toContain('"coOwner":false,"signUp":true');

  const { answer, cookie } = await switched(running, ['coOwner']);
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: `${PAGE}?a=1` } });
  const own = await flagsOn(running, cookie);
  expect(own.body).toContain('"coOwner":true,"signUp":false');
  expect(own.data).toEqual({ appConfig: { flags: { coOwner: true, signUp: false } } });
  expect(await flagsOn(running)).toEqual(others);
  expect(await flagsOn(running, `${cookie}x`)).toEqual(others);
});

it('the demo panel turns maintenance on and off for one browser [SH-05] [SH-14]', async () => {
  running = await runGateway({}, {}, { clientDist: client.folder });
  const { cookie } = await switched(running, ['maintenance', 'signUp']);
  const closed = await flagsOn(running, cookie);
  expect(closed.status).toBe(503);
  expect(closed.data).toBeUndefined();
  expect(closed.body).toContain('<form method="post" action="/developers/flags">');
  expect(closed.body).toContain('<input type="hidden" name="flag" value="signUp">');
  expect((await flagsOn(running, (await switched(running, ['signUp'])).cookie)).status).toBe(200);
});

it('the demo panel rejects other sites and does not exist in production', async () => {
  running = await runGateway({}, {}, { clientDist: client.folder });
  const foreign = await switched(running, ['coOwner'], { 'sec-fetch-site': 'cross-site' });
  expect(foreign.answer.statusCode).toBe(403);
  const { cookie } = await switched(running, ['coOwner']);
  await running.close();

  running = await runGateway(PRODUCTION, {}, { clientDist: client.folder });
  expect((await switched(running, ['coOwner'])).answer.statusCode).toBe(404);
  expect((await flagsOn(running, cookie)).body).toContain('"coOwner":false');
});
