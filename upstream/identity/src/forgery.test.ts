import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, exportSPKI, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './database/database.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { loadSigningKey } from './tokens/signingKey.ts';

let server: TestServer;
let tokens: { AccessToken: string; IdToken: string };
let ownKey: { id: string; privateKey: KeyObject };
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeAll(async () => {
  server = await startServer();
  const { body } = await server.call('InitiateAuth', {
    ClientId: server.settings.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'solicitante@correo.example', PASSWORD: DEMO_PASSWORD },
  });
  tokens = z.object({ AccessToken: z.string(), IdToken: z.string() }).parse(body['AuthenticationResult']);
  const database = openDatabase(server.settings.dataDir);
  ownKey = loadSigningKey(database);
  database.close();
});
afterAll(() => server.stop());

const now = () => Math.floor(Date.now() / 1000);

const withHeader = (token: string, header: object, signature: string) =>
  [Buffer.from(JSON.stringify(header)).toString('base64url'), token.split('.')[1], signature].join('.');

const signed = (
  claims: object,
  {
    key = ownKey.privateKey,
    kid = ownKey.id,
    extra = {},
  }: { key?: KeyObject; kid?: string; extra?: object } = {},
) =>
  new SignJWT({ ...decodeJwt(tokens.AccessToken), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid, ...extra })
    .sign(key);

describe('the service rejects an access token that', () => {
  const forgeries: [string, () => string | Promise<string>][] = [
    ['does not name an algorithm', () => withHeader(tokens.AccessToken, { alg: 'none' }, '')],
    [
      'is signed HS256 with the public key',
      async () => {
        const keys = z
          .object({ keys: z.array(z.record(z.string(), z.string())) })
          .parse(await (await fetch(`${server.url}/${server.settings.poolId}/.well-known/jwks.json`)).json());
        const publicKey = await importJWK({ ...keys.keys[0] }, 'RS256', { extractable: true });
        if (publicKey instanceof Uint8Array) throw new Error('A public RSA key was expected.');
        return new SignJWT(decodeJwt(tokens.AccessToken))
          .setProtectedHeader({ alg: 'HS256', kid: ownKey.id })
          .sign(Buffer.from(await exportSPKI(publicKey)));
      },
    ],
    ['is signed by a stranger under our key id', () => signed({}, { key: stranger.privateKey })],
    [
      'names its own key address',
      () =>
        signed(
          {},
          { key: stranger.privateKey, kid: 'theirs', extra: { jku: 'https://evil.example/jwks.json' } },
        ),
    ],
    [
      'contains its own key',
      () =>
        signed(
          {},
          { key: stranger.privateKey, extra: { jwk: stranger.publicKey.export({ format: 'jwk' }) } },
        ),
    ],
    ['comes from another pool', () => signed({ iss: 'http://localhost:4002/eu-central-1_OTHERPOOL' })],
    ['was made for another client', () => signed({ client_id: 'anotherclient' })],
    ['is an identity token', () => tokens.IdToken],
    ['is over', () => signed({ exp: now() - 1 })],
    ['never ends', () => signed({ exp: undefined })],
    ['lacks the scope for own operations', () => signed({ scope: 'openid' })],
    ['names another user', () => signed({ sub: '00000000-0000-4000-8000-000000000005' })],
    ['names a session that never existed', () => signed({ origin_jti: 'none' })],
    [
      'has had its claims swapped',
      () => withHeader(tokens.IdToken, { alg: 'RS256' }, tokens.AccessToken.split('.')[2] ?? ''),
    ],
    ['is not a token', () => 'x.y.z'],
  ];

  test.each(forgeries)('%s', async (_title, forge) => {
    const { status, body } = await server.call('GetUser', { AccessToken: await forge() });
    expect([status, body['__type']]).toEqual([400, 'NotAuthorizedException']);
  });

  test('is not genuine; it accepts the genuine one, even when signed again', async () => {
    expect((await server.call('GetUser', { AccessToken: tokens.AccessToken })).status).toBe(200);
    expect((await server.call('GetUser', { AccessToken: await signed({}) })).status).toBe(200);
  });
});

describe('the published keys', () => {
  test('verify the identity token for clients that pin issuer, audience and algorithm', async () => {
    const address = new URL(`${server.url}/${server.settings.poolId}/.well-known/jwks.json`);
    const { payload } = await jwtVerify(tokens.IdToken, createRemoteJWKSet(address), {
      algorithms: ['RS256'],
      issuer: server.settings.issuer,
      audience: server.settings.clientId,
    });
    expect(payload).toMatchObject({ token_use: 'id', 'custom:cuit_cuil': '20301112220' });
  });

  test('do not contain the private key', async () => {
    const answer = await fetch(`${server.url}/${server.settings.poolId}/.well-known/jwks.json`);
    const { keys } = z
      .object({ keys: z.array(z.record(z.string(), z.unknown())) })
      .parse(await answer.json());
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  test('are referenced by the OpenID configuration', async () => {
    const answer = await fetch(`${server.url}/${server.settings.poolId}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: server.settings.issuer,
      jwks_uri: `${server.settings.issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
});
