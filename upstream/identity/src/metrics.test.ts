import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './testing/server.ts';

let open: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  open = await startServer();
  guarded = await startServer({ METRICS_TOKEN: 'a-token-of-the-scraper' });
});
afterAll(async () => {
  await open.stop();
  await guarded.stop();
});

test('metrics count operations by name and result, and those that do not exist as one', async () => {
  for (const name of ['GetUser', 'Made1', 'Made2']) await open.call(name, {});
  const text = await (await fetch(`${open.url}/metrics`)).text();
  expect(text).toMatch(/^identity_operations_total\{operation="GetUser",result="\w+Exception"\} 1$/m);
  expect(text).toContain('identity_operations_total{operation="other",result="UnknownOperationException"} 2');
  expect(text).toContain('identity_http_requests_total{route="/",method="POST",status="400"} 3');
  expect(text).not.toContain('Made');
});

test('metrics are for the bearer of the token alone', async () => {
  const status = async (authorization: string) =>
    (await fetch(`${guarded.url}/metrics`, { headers: { authorization } })).status;
  expect(await status('Bearer a-token-of-the-scraper')).toBe(200);
  expect(await status('Bearer another')).toBe(401);
});
