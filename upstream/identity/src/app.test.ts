import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIdentity } from './app.ts';
import { signingKey } from './keys.ts';
import { readSettings, SettingsError } from './settings.ts';

const JWKS = '/eu-central-1_LOCALDEV/.well-known/jwks.json';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = () => readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });

describe('the identity stand-in', () => {
  it('publishes the public half of the key that signs, and nothing of the private one', async () => {
    const app = await buildIdentity(settings());
    const jwks = (await app.inject({ url: JWKS })).json();
    await app.close();
    const { privateKey } = await signingKey(folder);
    const token = await new SignJWT({ token_use: 'id' })
      .setProtectedHeader({ alg: 'RS256', kid: privateKey.kid ?? '' })
      .sign(await importJWK(privateKey, 'RS256'));
    const { payload } = await jwtVerify(token, createLocalJWKSet(jwks), { algorithms: ['RS256'] });
    expect(payload.token_use).toBe('id');
    expect(Object.keys(jwks.keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('keeps its key over a restart, readable by its owner alone', async () => {
    const first = await signingKey(folder);
    expect(await signingKey(folder)).toEqual(first);
    expect((await stat(join(folder, 'identity', 'signing-key.json'))).mode & 0o077).toBe(0);
  });

  it('answers health, and 404 to another pool', async () => {
    const app = await buildIdentity(settings());
    expect((await app.inject({ url: '/health' })).json()).toEqual({ status: 'ok', service: 'identity' });
    expect((await app.inject({ url: JWKS.replace('LOCALDEV', 'OTHER') })).statusCode).toBe(404);
    await app.close();
  });

  it('refuses production unless it is named, and tells every bad setting at once', () => {
    expect(() => readSettings({ PROFILE: 'production' })).toThrow(SettingsError);
    expect(readSettings({ PROFILE: 'production', ALLOW_STANDIN: 'identity' }).port).toBe(4002);
    expect(() => readSettings({ PORT: 'x', IDENTITY_POOL_ID: '?' })).toThrow(/PORT[\s\S]*IDENTITY_POOL_ID/);
  });
});
