import { afterEach, describe, expect, it } from 'vitest';
import { type Running, runGateway } from '../testing/gateway.ts';

let gateway: Running;
afterEach(() => gateway.close());

const ask = async (headers: Record<string, string>) =>
  (await gateway.graphql({ query: '{ __typename }' }, headers)).statusCode;
/** Returns the number of consecutive requests served before the first rejection. */
async function answered(headersOf: () => Promise<Record<string, string>>): Promise<number> {
  for (let count = 0; count < 100; count += 1) if ((await ask(await headersOf())) === 429) return count;
  return Number.POSITIVE_INFINITY;
}

describe('the request limit', () => {
  it('counts each guest separately', async () => {
    gateway = await runGateway({}, {}, { rateLimits: { graphqlPerMinute: 3 } });
    const [one, other] = [await gateway.cookieFor(), await gateway.cookieFor()];
    expect(await answered(async () => ({ cookie: one }))).toBe(3);
    expect(await answered(async () => ({ cookie: other }))).toBe(3);
  });

  it('is twenty times as high for an IP address, whatever its cookies', async () => {
    gateway = await runGateway({}, {}, { rateLimits: { graphqlPerMinute: 2 } });
    expect(await answered(async () => ({ cookie: await gateway.cookieFor() }))).toBe(40);
  });

  it.each([
    ['no cookie', {}],
    ['a cookie that this gateway did not seal', { cookie: 'guest=made-up' }],
  ])('counts a request with %s against its IP address', async (_cookie, headers) => {
    gateway = await runGateway({}, {}, { rateLimits: { graphqlPerMinute: 1 } });
    expect(await answered(async () => headers)).toBe(20);
    expect(await ask({ cookie: await gateway.cookieFor() })).toBe(429);
  });

  it('ignores X-Forwarded-For from clients', async () => {
    gateway = await runGateway({}, {}, { rateLimits: { graphqlPerMinute: 1 } });
    let last = 0;
    expect(await answered(async () => ({ 'x-forwarded-for': `10.0.0.${(last += 1)}` }))).toBe(20);
  });

  it('trusts X-Forwarded-For for the configured number of proxies', async () => {
    gateway = await runGateway({ TRUSTED_PROXY_HOPS: '1' }, {}, { rateLimits: { graphqlPerMinute: 1 } });
    expect(await answered(async () => ({ 'x-forwarded-for': '9.9.9.9, 1.1.1.1' }))).toBe(20);
    expect(await ask({ 'x-forwarded-for': '1.1.1.1' })).toBe(429);
    expect(await ask({ 'x-forwarded-for': '2.2.2.2' })).toBe(200);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    gateway = await runGateway({ TRUSTED_PROXY_HOPS: '1' }, {}, { rateLimits: { graphqlPerMinute: 1 } });
    let last = 0;
    expect(await answered(async () => ({ 'x-forwarded-for': `2001:db8::${(last += 1)}` }))).toBe(20);
    expect(await ask({ 'x-forwarded-for': '2001:db8:0:1::1' })).toBe(200);
  });
});
