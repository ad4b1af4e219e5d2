import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchUserAttributes, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCESS_KEY_ID, DEMO_SECRET_ACCESS_KEY } from './settings.ts';
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
const bank = (credentials = { accessKeyId: DEMO_ACCESS_KEY_ID, secretAccessKey: DEMO_SECRET_ACCESS_KEY }) =>
  new CognitoIdentityProviderClient({
    region: 'eu-central-1',
    endpoint: server.url,
    credentials,
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
  test('creates a user, who gets a temporary password by mail and chooses one [ST-20]', async () => {
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

  test('learns whether a mail address is taken or unknown', async () => {
    await bank().send(create('dos@correo.example'));
    expect(await refusalOf(bank().send(create('DOS@correo.example')))).toBe('UsernameExistsException');
    expect(await refusalOf(bank().send(get('nadie@correo.example')))).toBe('UserNotFoundException');
  });

  test('has a new temporary password sent, which ends the old one', async () => {
    const email = 'tres@correo.example';
    const { User } = await bank().send(create(email));
    const first = await server.lastCode(email);
    const again = await bank().send(create(email, { MessageAction: 'RESEND' }));
    expect(again.User?.Username).toBe(User?.Username);
    expect(await refusalOf(signIn({ username: email, password: first }))).toBe('NotAuthorizedException');
    const { nextStep } = await signIn({ username: email, password: await server.lastCode(email) });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  });

  test('may suppress the mail', async () => {
    await bank().send(create('cuatro@correo.example', { MessageAction: 'SUPPRESS' }));
    expect(await server.mailsTo('cuatro@correo.example')).toEqual([]);
  });

  test('a temporary password ends after seven days', async () => {
    const email = 'cinco@correo.example';
    await bank().send(create(email));
    const password = await server.lastCode(email);
    server.wait(7 * 24 * 60 * 60_000 + 1000);
    expect(await refusalOf(signIn({ username: email, password }))).toBe('NotAuthorizedException');
    server.wait(-(7 * 24 * 60 * 60_000 + 1000));
    expect(await refusalOf(signIn({ username: email, password }))).toBe('none');
  });
});

describe('an admin call is refused when', () => {
  test.each([
    ['the secret is another', { accessKeyId: DEMO_ACCESS_KEY_ID, secretAccessKey: 'not the secret of ours' }],
    ['the key id is another', { accessKeyId: 'AKIASOMEBODYELSE', secretAccessKey: DEMO_SECRET_ACCESS_KEY }],
  ])('%s', async (_title, credentials) => {
    expect(await refusalOf(bank(credentials).send(get('admin@ceibo.example')))).toBe(
      'UnrecognizedClientException',
    );
  });

  test('its body or its operation was replaced, or it is old', async () => {
    const { headers, body } = await capturedCall();
    const resend = async (more: Record<string, string>, text = body) => {
      const answer = await fetch(server.url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: text,
      });
      return answer.status;
    };
    expect(await resend({})).toBe(200);
    expect(await resend({}, body.replace('admin@', 'vendedor@'))).toBe(400);
    const other = 'AWSCognitoIdentityProviderService.AdminCreateUser';
    expect(await resend({ 'x-amz-target': other })).toBe(400);
    server.wait(6 * 60_000);
    expect(await resend({})).toBe(400);
    server.wait(-6 * 60_000);
  });
});

/** A signed call as sent. */
async function capturedCall(): Promise<{ headers: Record<string, string>; body: string }> {
  let captured: { headers: Record<string, string>; body: string } | undefined;
  const client = bank();
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string>; body: string };
      captured = { headers: { ...request.headers }, body: request.body };
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await client.send(get('admin@ceibo.example'));
  if (captured === undefined) throw new Error('The call was not seen.');
  const { host: _host, 'content-length': _length, ...headers } = captured.headers;
  return { headers, body: captured.body };
}
