import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, runGateway } from '../testing/gateway.ts';

let gateway: Running;
beforeEach(async () => {
  gateway = await runGateway();
});
afterEach(() => gateway.close());

type Options = { cookie?: string; origin?: string; from?: Running };

async function keyFor({ cookie, origin = 'http://localhost', from = gateway }: Options = {}) {
  const response = await from.app.inject({
    method: 'POST',
    url: '/form-key',
    headers: { origin, host: 'localhost', ...(cookie !== undefined && { cookie }) },
  });
  const set = response.cookies.find(({ name }) => name === 'forms');
  return { response, set, key: response.statusCode === 200 ? String(response.json().key) : null };
}

describe("the key of a browser's saved forms", () => {
  it('has 32 bytes, is never cached and comes with an HttpOnly cookie', async () => {
    const { response, set, key } = await keyFor();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 1800 });
  });

  it('is the same for the same browser, and differs between browsers', async () => {
    const first = await keyFor();
    const again = await keyFor({ cookie: `forms=${first.set?.value}` });
    const other = await keyFor();
    expect(again.key).toBe(first.key);
    expect(again.set?.value).toBe(first.set?.value);
    expect(other.key).not.toBe(first.key);
  });

  it('is not derived from a forged cookie', async () => {
    const { set } = await keyFor({ cookie: 'forms=anything' });
    expect(set?.value).not.toBe('anything');
  });

  it('stays the same during a rotation of secrets, and changes without the old secret', async () => {
    const [old, next] = [
      'the old secret of thirty-two characters',
      'the new secret of thirty-two characters',
    ];
    const before = await runGateway({ COOKIE_SECRET: old });
    const during = await runGateway({ COOKIE_SECRET: `${next},${old}` });
    const after = await runGateway({ COOKIE_SECRET: next });
    const kept = await keyFor({ from: before });
    const cookie = `forms=${kept.set?.value}`;
    expect(await keyFor({ from: during, cookie })).toMatchObject({ key: kept.key });
    expect((await keyFor({ from: after, cookie })).key).not.toBe(kept.key);
    const made = await keyFor({ from: during });
    expect(await keyFor({ from: after, cookie: `forms=${made.set?.value}` })).toMatchObject({
      key: made.key,
    });
    await Promise.all([before, during, after].map((one) => one.close()));
  });

  it('is denied to other sites', async () => {
    const { response } = await keyFor({ origin: 'https://other.example' });
    expect(response.statusCode).toBe(403);
  });
});
