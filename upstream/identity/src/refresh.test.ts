import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from './clock.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const signIn = async () => {
  const { body } = await server.call('InitiateAuth', {
    ClientId: server.settings.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'admin@ceibo.example', PASSWORD: DEMO_PASSWORD },
  });
  return String(body['AuthenticationResult'].RefreshToken);
};

const byFlow = (REFRESH_TOKEN: string) =>
  server.call('InitiateAuth', {
    ClientId: server.settings.clientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN },
  });
const byOperation = (RefreshToken: string) =>
  server.call('GetTokensFromRefreshToken', { ClientId: server.settings.clientId, RefreshToken });

describe.each([
  ['REFRESH_TOKEN_AUTH', byFlow],
  ['GetTokensFromRefreshToken', byOperation],
])('%s', (_title, refresh) => {
  test('returns new tokens for an open session', async () => {
    const { status, body } = await refresh(await signIn());
    expect(status).toBe(200);
    expect(Object.keys(body['AuthenticationResult']).toSorted()).toEqual([
      'AccessToken',
      'ExpiresIn',
      'IdToken',
      'TokenType',
    ]);
  });

  test('rejects a token that is unknown, revoked or older than a year', async () => {
    expect((await refresh('none')).body['__type']).toBe('NotAuthorizedException');
    const revoked = await signIn();
    await server.call('RevokeToken', { ClientId: server.settings.clientId, Token: revoked });
    expect((await refresh(revoked)).body['__type']).toBe('NotAuthorizedException');
    const old = await signIn();
    server.wait(364 * DAY);
    expect((await refresh(old)).status).toBe(200);
    server.wait(DAY);
    expect((await refresh(old)).body['__type']).toBe('NotAuthorizedException');
  });
});
