import { decodeJwt, exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { type Signing, TestIdentity } from '../testing/identity.ts';

const PERSON = {
  sub: 'user-1',
  email: 'ana@correo.example',
  given_name: 'Ana',
  family_name: 'Ríos',
  gender: 'F',
  phone_number: '+5491155550000',
  'custom:cuit_cuil': '27334455667',
  'cognito:groups': ['seller'],
};
const VIEWER = '{ viewer { id firstName lastName gender cuil phoneNumber email role } }';
const SIGN_OUT = 'mutation { signOut { isSignedOut userErrors { code } } }';
const SESSION = 'id browser system openedAt seenAt isCurrent';
type Listed = Record<'id' | 'browser' | 'system' | 'openedAt' | 'seenAt', string> & { isCurrent: boolean };
const MINUTE = 60_000;

let identity: TestIdentity;
let gateway: Running;
let now: Date;
beforeAll(async () => {
  identity = await TestIdentity.start();
  now = new Date();
  gateway = await runGateway(identity.environment, { now: () => now });
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});
beforeEach(() => {
  gateway.bank.script = (_request, response) => json(response, 404, { code: 'NOT_FOUND', message: 'x' });
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** A browser with a token and cookies. */
class Browser {
  readonly token: string;
  cookies = new Map<string, string>();

  constructor(token: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.token = token;
    this.cookies = new Map(cookies);
  }

  static async signIn(person: object = PERSON, signing: Signing = {}): Promise<Browser> {
    return new Browser(await identity.token({ ...person }, now, signing));
  }

  async ask(query: string, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await gateway.graphql(
      { query },
      { authorization: `Bearer ${this.token}`, ...(cookie === '' ? {} : { cookie }), ...headers },
    );
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  async sessions(headers: Record<string, string> = {}): Promise<Listed[]> {
    return (await this.ask(`{ viewer { sessions { ${SESSION} } } }`, headers)).json().data.viewer.sessions;
  }

  async endSession(id = ''): Promise<Listed[]> {
    const query = `mutation { endSession(input: { sessionId: "${id}" }) { sessions { ${SESSION} } } }`;
    return (await this.ask(query)).json().data.endSession.sessions;
  }

  async code(query = VIEWER, headers: Record<string, string> = {}): Promise<unknown> {
    return (await this.ask(query, headers)).json().errors?.[0].extensions.code;
  }
}

describe('the viewer', () => {
  it('[SH-16] [EN-11] [EN-18] is the token’s user', async () => {
    const browser = await Browser.signIn();
    const answer = await browser.ask(VIEWER);
    expect(answer.json()).toEqual({
      data: {
        viewer: {
          id: 'user-1',
          firstName: 'Ana',
          lastName: 'Ríos',
          gender: 'FEMALE',
          cuil: '27334455667',
          phoneNumber: '+5491155550000',
          email: 'ana@correo.example',
          role: 'SELLER',
        },
      },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^user=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is null without a token', async () => {
    expect((await gateway.graphql({ query: VIEWER })).json()).toEqual({ data: { viewer: null } });
  });

  it('[CA-78] [VA-18] has points of sale sorted by name and read with their token', async () => {
    gateway.bank.script = ({ url }, response) =>
      json(
        response,
        200,
        url.includes('get_selling_points')
          ? {
              points_of_sale: [
                { code: '01022', business_name: 'Zeta' },
                { code: '01010', business_name: 'Alfa' },
              ],
            }
          : [{ code: '01010', business_name: 'Alfa', city: 'ROSARIO' }],
      );
    const browser = await Browser.signIn();
    const before = gateway.bank.received.length;
    const answer = await browser.ask('{ viewer { pointsOfSale { code businessName city } } }');
    expect(answer.json().data.viewer.pointsOfSale).toEqual([
      { code: '01010', businessName: 'Alfa', city: 'ROSARIO' },
      { code: '01022', businessName: 'Zeta', city: '' },
    ]);
    const calls = gateway.bank.received.slice(before);
    const authorizations = Object.fromEntries(calls.map(({ url, headers }) => [url, headers.authorization]));
    expect(authorizations).toEqual({
      '/api/branches': undefined,
      '/api/user/user-1/get_selling_points': `Bearer ${browser.token}`,
    });
  });
});

describe('a token', () => {
  const bad: [string, Signing][] = [
    ['of another pool', { claims: { iss: 'http://localhost:4002/eu-central-1_OTHERPOOL' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example/pool' } }],
    ['for another client', { claims: { aud: 'otherclient' } }],
    ['for access', { claims: { token_use: 'access' } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['that expired', { claims: { exp: 1_700_000_000 } }],
    ['with a foreign key', { foreignKey: true }],
    [
      'with a foreign key that its header names',
      { foreignKey: true, header: { jku: 'http://127.0.0.1:1/', kid: 'x' } },
    ],
  ];
  it.each(bad)('%s is UNAUTHENTICATED', async (_name, signing) => {
    expect(await (await Browser.signIn(PERSON, signing)).code()).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['ana@norte.sucursales.ceibo.example', true],
    ['ana@correo.example', false],
  ])('[VA-21] of the corporate sign-in for %s is accepted: %s', async (email, isTaken) => {
    const browser = await Browser.signIn({ ...PERSON, email, identities: [{ providerName: 'Corporate' }] });
    const body = (await browser.ask(VIEWER)).json<{ data: { viewer: unknown } | null }>();
    expect(body.data?.viewer ?? null).toEqual(isTaken ? expect.objectContaining({ email }) : null);
  });

  it('with an invalid signature is UNAUTHENTICATED, with an English message', async () => {
    const token = new UnsecuredJWT({ ...PERSON, token_use: 'id' }).setIssuedAt().encode();
    expect(await new Browser(`${token}x`).code()).toBe('UNAUTHENTICATED');
    expect((await new Browser('a.b.c').ask(VIEWER)).body).toMatch(/not valid or expired\..*UNAUTHENTICATED/);
  });

  it('signed with the public key as a secret, or unsigned, is UNAUTHENTICATED', async () => {
    const whole = decodeJwt(await identity.token(PERSON, now));
    const { keys } = z
      .object({ keys: z.array(z.record(z.string(), z.string())) })
      .parse(await (await fetch(`${identity.issuer}/.well-known/jwks.json`)).json());
    const publicKey = await importJWK({ ...keys[0] }, 'RS256', { extractable: true });
    if (publicKey instanceof Uint8Array) throw new Error('a public RSA key was expected');
    const asSecret = new TextEncoder().encode(await exportSPKI(publicKey));
    const confused = await new SignJWT(whole)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(asSecret);
    const unsigned = new UnsecuredJWT(whole).encode();
    expect(await new Browser(confused).code()).toBe('UNAUTHENTICATED');
    expect(await new Browser(unsigned).code()).toBe('UNAUTHENTICATED');
  });

  it('is UNAUTHENTICATED without a configured identity service', async () => {
    const without = await runGateway();
    const authorization = `Bearer ${await identity.token(PERSON, now)}`;
    const answer = await without.graphql({ query: VIEWER }, { authorization });
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await without.close();
  });

  it('is IDENTITY_UNAVAILABLE while the keys cannot be fetched', async () => {
    const without = await runGateway({
      ...identity.environment,
      IDENTITY_ISSUER: 'http://localhost:9/eu-central-1_LOCALDEV',
    });
    const authorization = `Bearer ${await identity.token(PERSON, new Date())}`;
    const answer = await without.graphql({ query: VIEWER }, { authorization });
    expect(answer.json().errors[0].extensions.code).toBe('IDENTITY_UNAVAILABLE');
    await without.close();
  });

  it('is verified with cached keys', async () => {
    expect(identity.asked).toBeLessThanOrEqual(2);
  });
});

describe('a session', () => {
  it('[EN-11] ends after fifteen minutes of inactivity, even if the token is valid', async () => {
    const browser = await Browser.signIn();
    await browser.ask(VIEWER);
    later(14 * MINUTE);
    expect(await browser.code()).toBeUndefined();
    later(14 * MINUTE);
    expect(await browser.code()).toBeUndefined();
    later(17 * MINUTE);
    expect(await browser.code()).toBe('SESSION_EXPIRED');
    expect(await browser.code()).toBe('SESSION_EXPIRED');
  });

  it('is not extended by polls', async () => {
    const browser = await Browser.signIn();
    await browser.ask(VIEWER);
    for (let minute = 0; minute < 16; minute += 4) {
      later(4 * MINUTE);
      const answer = await browser.ask(VIEWER, { 'x-background': '1' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    later(MINUTE);
    expect(await browser.code(VIEWER, { 'x-background': '1' })).toBe('SESSION_EXPIRED');
  });

  it('writes its cookie at most once a minute', async () => {
    const browser = await Browser.signIn();
    await browser.ask(VIEWER);
    later(59_000);
    expect((await browser.ask(VIEWER)).headers['set-cookie']).toBeUndefined();
    later(2000);
    expect((await browser.ask(VIEWER)).headers['set-cookie']).toContain('user=');
  });

  it('cannot be opened with a copied token two minutes after the sign-in', async () => {
    const browser = await Browser.signIn();
    await browser.ask(VIEWER);
    later(121_000);
    expect(await new Browser(browser.token).code()).toBe('SESSION_EXPIRED');
    expect(await browser.code()).toBeUndefined();
  });

  it('cannot be opened with the cookie of another sign-in or person', async () => {
    const first = await Browser.signIn();
    const other = await Browser.signIn({ ...PERSON, sub: 'user-2' });
    await first.ask(VIEWER);
    await other.ask(VIEWER);
    later(3 * MINUTE);
    expect(await new Browser(first.token, other.cookies).code()).toBe('SESSION_EXPIRED');
    const tenMinutesAgo = Math.floor(now.getTime() / 1000) - 600;
    const again = await identity.token(PERSON, now, { claims: { auth_time: tenMinutesAgo } });
    expect(await new Browser(again, first.cookies).code()).toBe('SESSION_EXPIRED');
  });

  it('also ends for a copied token and cookie on sign-out', async () => {
    const browser = await Browser.signIn();
    await browser.ask(VIEWER);
    browser.cookies.set('guest', 'x');
    const copied = new Browser(browser.token, browser.cookies);
    const answer = await browser.ask(SIGN_OUT);
    expect(answer.json()).toEqual({ data: { signOut: { isSignedOut: true, userErrors: [] } } });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await copied.code()).toBe('SESSION_EXPIRED');
    expect(await new Browser(browser.token).code()).toBe('SESSION_EXPIRED');
    const others = await Browser.signIn({ ...PERSON, sub: 'user-3' });
    expect(await others.code()).toBeUndefined();
  });

  it("is listed for its user and can be ended from the user's other sessions", async () => {
    const person = { ...PERSON, sub: 'user-4' };
    const phone = await Browser.signIn(person);
    await phone.ask(VIEWER, { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile' });
    later(2 * MINUTE);
    const laptop = await Browser.signIn(person);
    const own = await laptop.sessions({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/142.0' });
    expect(own).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
      { browser: 'Chrome', system: 'Android', isCurrent: false },
    ]);
    expect(own[1]?.openedAt).toBe(
      new Date(Math.floor((now.getTime() - 2 * MINUTE) / 1000) * 1000).toISOString(),
    );
    const stranger = await Browser.signIn({ ...PERSON, sub: 'user-5' });
    expect(await stranger.sessions()).toMatchObject([{ isCurrent: true }]);
    expect(await stranger.endSession(own[1]?.id)).toMatchObject([{ isCurrent: true }]);
    expect(await phone.code()).toBeUndefined();
    expect(await laptop.endSession(own[1]?.id)).toMatchObject([{ id: own[0]?.id, isCurrent: true }]);
    expect(await phone.code()).toBe('SESSION_EXPIRED');
    expect(await laptop.endSession(own[1]?.id)).toHaveLength(1);
    expect(await laptop.code()).toBeUndefined();
  });

  it('leaves the list when it ends, also by a sign-out everywhere', async () => {
    const person = { ...PERSON, sub: 'user-6' };
    const first = await Browser.signIn(person);
    await first.ask(VIEWER);
    later(17 * MINUTE);
    const second = await Browser.signIn(person);
    expect(await second.sessions()).toHaveLength(1);
    const third = await Browser.signIn(person);
    expect(await third.sessions()).toHaveLength(2);
    await third.ask('mutation { signOut(input: { everywhere: true }) { isSignedOut } }');
    expect(await second.code()).toBe('SESSION_EXPIRED');
    expect(await third.code()).toBe('SESSION_EXPIRED');
    const fourth = await Browser.signIn(person);
    expect(await fourth.sessions()).toHaveLength(1);
    // Ending the current session works like a sign-out.
    expect(await fourth.endSession((await fourth.sessions())[0]?.id)).toEqual([]);
    expect(await fourth.code()).toBe('SESSION_EXPIRED');
  });

  it('does not exist for guests', async () => {
    const { errors } = (
      await gateway.graphql({
        query: 'mutation { endSession(input: { sessionId: "x" }) { sessions { id } } }',
      })
    ).json();
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is required on file routes, which reject a forged token', async () => {
    const url = `/files/documents/${crypto.randomUUID()}/${crypto.randomUUID()}`;
    const forged = await gateway.app.inject({ url, headers: { authorization: 'Bearer a.b.c' } });
    expect(forged.json()).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
    const browser = await Browser.signIn();
    const before = gateway.bank.received.length;
    const asked = await gateway.app.inject({ url, headers: { authorization: `Bearer ${browser.token}` } });
    expect(asked.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect(gateway.bank.received.slice(before).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${browser.token}`,
    ]);
  });
});
