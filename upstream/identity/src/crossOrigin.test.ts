import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowedOrigins: ['https://prestamos.example'] });
});
afterAll(() => server.stop());

const preflight = (origin: string) =>
  fetch(server.url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-amz-target',
    },
  });

test('allows a listed origin to send the headers of aws-amplify', async () => {
  const { headers } = await preflight('https://prestamos.example');
  expect(headers.get('access-control-allow-origin')).toBe('https://prestamos.example');
  const allowed = headers.get('access-control-allow-headers')?.split(',') ?? [];
  for (const name of [
    'content-type',
    'x-amz-target',
    'x-amz-user-agent',
    'cache-control',
    'amz-sdk-invocation-id',
    'amz-sdk-request',
  ]) {
    expect(allowed).toContain(name);
  }
});

test.each(['https://evil.example', 'https://prestamos.example.evil.example', 'null'])(
  'does not allow %s to send them',
  async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('origin');
  },
);
