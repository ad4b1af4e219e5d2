import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fetchAuthSession, signInWithRedirect } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readBankLook } from '../bankLook.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { configureAmplify } from '../testing/amplify.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const returnTo = 'https://prestamos.example/usuario/ingresar';
const scopes = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];
const seller = 'vendedor@ceibo.example';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ redirectUris: [returnTo], companyHosts: ['ceibo.example'] });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.stop());

const verifier = randomBytes(48).toString('base64url');

const query = (changes: Record<string, string | undefined> = {}) => {
  const all = {
    response_type: 'code',
    client_id: server.settings.clientId,
    redirect_uri: returnTo,
    scope: scopes.join(' '),
    state: 'estado',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return new URLSearchParams(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

const open = (parameters: URLSearchParams) =>
  fetch(`${server.url}/oauth2/authorize?${parameters.toString()}`, { redirect: 'manual' });

const submit = (parameters: URLSearchParams, email: string, password: string, headers = {}) => {
  const body = new URLSearchParams(parameters);
  body.set('email', email);
  body.set('password', password);
  return fetch(`${server.url}/oauth2/authorize`, { method: 'POST', body, headers, redirect: 'manual' });
};

const codeOf = async (parameters = query()) => {
  const answer = await submit(parameters, seller, DEMO_PASSWORD);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
};

const exchange = async (code: string, changes: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: server.settings.clientId,
      redirect_uri: returnTo,
      code,
      code_verifier: verifier,
      ...changes,
    }),
  });
  const body = (await answer.json()) as Record<string, string>;
  return { status: answer.status, body };
};

/** Reads the page, submits its form and follows the redirect, as a person does. */
async function throughThePage(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const form = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, value]),
  );
  return (await submit(form, seller, DEMO_PASSWORD)).headers.get('location') ?? '';
}

describe('corporate sign-in', () => {
  test('signs a seller in by redirect with aws-amplify', async () => {
    const domain = new URL(server.url).host;
    configureAmplify(server, {
      domain,
      scopes,
      redirectSignIn: [returnTo],
      redirectSignOut: [returnTo],
      responseType: 'code',
    });
    const { origin, pathname } = new URL(returnTo);
    const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
    // The parts of a browser that the redirect of aws-amplify uses.
    vi.stubGlobal('window', {
      location: { origin, pathname },
      history: { state: null, replaceState },
      addEventListener: vi.fn<() => void>(),
      removeEventListener: vi.fn<() => void>(),
    });
    // aws-amplify adds https to the domain, but this machine has no certificate.
    const plain = (address: string) => address.replace(`https://${domain}`, server.url);
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) =>
      network(typeof address === 'string' ? plain(address) : address, init),
    );
    await signInWithRedirect({
      customState: '/usuario/panel-de-seguimiento',
      options: {
        authSessionOpener: async (address) => ({
          type: 'success',
          url: await throughThePage(plain(address)),
        }),
      },
    });
    expect(replaceState).toHaveBeenCalled();
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({ email: seller, 'cognito:groups': ['seller'] });
    expect((await server.call('GetUser', { AccessToken: tokens?.accessToken.toString() })).status).toBe(200);
  });

  test('shows a page in Spanish that runs no script and cannot be framed', async () => {
    const answer = await open(query({ login_hint: '"><script>alert(1)</script>' }));
    const page = await answer.text();
    expect(page).toContain('<html lang="es-AR">');
    expect(page).toContain('Identidad corporativa');
    expect(page).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('shows the bank’s name, logo and colours on a page whose policy allows only that style sheet', async () => {
    const answer = await open(query({}));
    const page = await answer.text();
    const brand = readBankLook(join(import.meta.dirname, '../../../../brand.json'));
    expect(page).toContain(`<title>Identidad corporativa · ${brand.name}</title>`);
    expect(page).toMatch(new RegExp(`<header><svg [^]*</svg>${brand.name}</header>`));
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(style).toContain(`--primary: ${brand.brand.color.light.primary};`);
    const digest = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
  });

  test.each([
    ['the password is wrong', seller, 'equivocada', 'no coinciden'],
    ['the email is unknown', 'nadie@ceibo.example', DEMO_PASSWORD, 'no coinciden'],
    [
      'the email is not from a listed company [VA-21]',
      'solicitante@correo.example',
      DEMO_PASSWORD,
      'correo corporativo',
    ],
    [
      'the host only shares the ending of a listed one',
      'x@evilceibo.example',
      DEMO_PASSWORD,
      'correo corporativo',
    ],
  ])('is rejected on the page when %s', async (_title, email, password, message) => {
    const answer = await submit(query(), email, password);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain(message);
  });

  test.each([
    ['a URL outside the list', { redirect_uri: 'https://evil.example/' }],
    ['a URL that only shares the start of a known one', { redirect_uri: `${returnTo}/../otra` }],
    ['another client', { client_id: 'anotherclient' }],
  ])('never redirects to %s', async (_title, changes) => {
    for (const answer of [await open(query(changes)), await submit(query(changes), seller, DEMO_PASSWORD)]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  test.each([
    ['a missing PKCE challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain PKCE challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an unknown scope', { scope: 'openid admin' }, 'invalid_scope'],
    ['a silent sign-in', { prompt: 'none' }, 'login_required'],
  ])('reports %s to the client', async (_title, changes, error) => {
    const location = new URL((await open(query(changes))).headers.get('location') ?? '');
    expect([location.origin, location.searchParams.get('error'), location.searchParams.get('state')]).toEqual(
      [new URL(returnTo).origin, error, 'estado'],
    );
  });

  test.each([[{ origin: 'https://evil.example' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'rejects a form from another site: %o',
    async (headers) => {
      const answer = await submit(query(), seller, DEMO_PASSWORD, headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    },
  );
});

describe('an authorization code', () => {
  test('can be exchanged once', async () => {
    const code = await codeOf(query({ nonce: 'una-vez' }));
    const first = await exchange(code);
    expect(first.status).toBe(200);
    const claims = JSON.parse(
      Buffer.from(first.body['id_token']?.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ nonce: 'una-vez', token_use: 'id' });
    expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    ['another code verifier', { code_verifier: 'x'.repeat(43) }],
    ['another redirect URI', { redirect_uri: 'https://prestamos.example/' }],
  ])('is invalid after an exchange with %s', async (_title, changes) => {
    const code = await codeOf();
    expect((await exchange(code, changes)).body).toEqual({ error: 'invalid_grant' });
    expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
  });

  test('expires after five minutes', async () => {
    const code = await codeOf();
    server.wait(5 * 60_000 + 1000);
    expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
  });

  test('yields a working refresh token', async () => {
    const { body } = await exchange(await codeOf());
    const answer = await fetch(`${server.url}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: server.settings.clientId,
        refresh_token: body['refresh_token'] ?? '',
      }),
    });
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  });
});

test.each([
  [returnTo, 302],
  ['https://evil.example/', 400],
])('redirects a sign-out to %s: %d', async (logout_uri, status) => {
  const parameters = new URLSearchParams({ client_id: server.settings.clientId, logout_uri });
  const answer = await fetch(`${server.url}/logout?${parameters.toString()}`, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBe(status === 302 ? logout_uri : null);
});
