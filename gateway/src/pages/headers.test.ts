import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

let production: Running;
beforeAll(async () => {
  production = await runGateway(PRODUCTION);
});
afterAll(() => production.close());

const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

describe('a response', () => {
  it.each([
    ['a page', 'GET', '/', 503],
    ['health', 'GET', '/healthz', 200],
    ['a rejected operation', 'POST', '/graphql', 415],
    ['a missing file', 'GET', '/files/nothing', 404],
    ['an unsupported method', 'TRACE', '/graphql', 405],
  ] as const)('has the security headers in production: %s', async (_what, method, url, status) => {
    const answer = await production.app.inject({
      method,
      url,
      headers: { accept: 'text/html,*/*' },
      ...(method === 'POST' ? { payload: 'x' } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = directivesOf(answer.headers['content-security-policy']);
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('object-src') ?? policy.get('default-src')).toBe("'none'");
  });
});
