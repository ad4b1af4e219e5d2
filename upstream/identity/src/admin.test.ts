import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchUserAttributes, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { configureAmplify, refusalOf } from './testing/amplify.ts';
import { startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  configureAmplify(server);
});
afterEach(() => signOut());
afterAll(() => server.stop());

/** The bank's client, configured for the stand-in. */
const bank = () =>
  new CognitoIdentityProviderClient({
    region: 'eu-central-1',
    endpoint: server.url,
    credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
    maxAttempts: 1,
  });

const create = (Username: string, more: Partial<AdminCreateUserCommand['input']> = {}) =>
  new AdminCreateUserCommand({
    UserPoolId: server.settings.poolId,
    Username,
    UserAttributes: [
      { Name: 'given_name', Value: 'Nora' },
      { Name: 'custom:cuit_cuil', Value: '27334455667' },
    ],
    ...more,
  });

const get = (Username: string) => new AdminGetUserCommand({ UserPoolId: server.settings.poolId, Username });

describe('the bank [CA-79]', () => {
  test('creates a user, who receives a temporary password by email and chooses a new one [ST-20]', async () => {
    const email = 'nora@correo.example';
    const { User } = await bank().send(create(' Nora@Correo.example '));
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    const password = await server.lastCode(email);
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    await confirmSignIn({ challengeResponse: 'la de Nora' });
    expect(await fetchUserAttributes()).toMatchObject({
      sub: User?.Username,
      email,
      given_name: 'Nora',
      'custom:cuit_cuil': '27334455667',
      email_verified: 'true',
    });
    const found = await bank().send(get(email));
    expect(found).toMatchObject({ Username: User?.Username, UserStatus: 'CONFIRMED' });
  });

  test('finds out whether an email is taken or unknown', async () => {
    await bank().send(create('dos@correo.example'));
    expect(await refusalOf(bank().send(create('DOS@correo.example')))).toBe('UsernameExistsException');
    expect(await refusalOf(bank().send(get('nadie@correo.example')))).toBe('UserNotFoundException');
  });

  test('can have a new temporary password sent, which invalidates the old one', async () => {
    const email = 'tres@correo.example';
    const { User } = await bank().send(create(email));
    const first = await server.lastCode(email);
    const again = await bank().send(create(email, { MessageAction: 'RESEND' }));
    expect(again.User?.Username).toBe(User?.Username);
    expect(await refusalOf(signIn({ username: email, password: first }))).toBe('NotAuthorizedException');
    const { nextStep } = await signIn({ username: email, password: await server.lastCode(email) });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  });

  test('can suppress the email', async () => {
    await bank().send(create('cuatro@correo.example', { MessageAction: 'SUPPRESS' }));
    expect(await server.mailsTo('cuatro@correo.example')).toEqual([]);
  });

  test('issues temporary passwords that expire after seven days', async () => {
    const email = 'cinco@correo.example';
    await bank().send(create(email));
    const password = await server.lastCode(email);
    server.wait(7 * 24 * 60 * 60_000 + 1000);
    expect(await refusalOf(signIn({ username: email, password }))).toBe('NotAuthorizedException');
    server.wait(-(7 * 24 * 60 * 60_000 + 1000));
    expect(await refusalOf(signIn({ username: email, password }))).toBe('none');
  });
});
