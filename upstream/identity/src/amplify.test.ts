import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codeOfStep, stepAt } from './crypto/totp.ts';
import { operations } from './operations/table.ts';
import { DEMO_PASSWORD, DEMO_TOKEN_SECRET } from './seed/people.ts';
import { configureAmplify, refusalOf, watchAmplify } from './testing/amplify.ts';
import { startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let watched: ReturnType<typeof watchAmplify>;
beforeAll(async () => {
  watched = watchAmplify();
  server = await startServer();
  configureAmplify(server);
});
afterEach(() => signOut());
afterAll(async () => {
  watched.stop();
  await server.stop();
});

let number = 0;
const freshEmail = () => `persona${++number}@correo.example`;
const password = 'ocho letras';
const codeNow = (secret: string, ahead = 0) => codeOfStep(secret, stepAt(server.clock()) + ahead);

/** Signs a person up and confirms the account; the person is signed out. */
async function signedUp(): Promise<string> {
  const email = freshEmail();
  await signUp({ username: email, password, options: { userAttributes: { email, name: 'Ana' } } });
  await confirmSignUp({ username: email, confirmationCode: await server.lastCode(email) });
  return email;
}

const signedIn = async (): Promise<string> => {
  const email = await signedUp();
  await signIn({ username: email, password });
  return email;
};

describe('sign-up', () => {
  test('creates a user who confirms with the emailed code and signs in by SRP [VA-15]', async () => {
    const email = freshEmail();
    const signedUpNow = await signUp({
      username: email,
      password,
      options: {
        userAttributes: {
          email,
          name: 'Ana',
          family_name: 'Paz',
          gender: 'F',
          phone_number: '+541155551234',
          'custom:cuit_cuil': '27334455667',
        },
      },
    });
    expect(signedUpNow.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    const early = await signIn({ username: email, password });
    expect(early.nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    const code = await server.lastCode(email);
    expect(await refusalOf(confirmSignUp({ username: email, confirmationCode: 'wrong' }))).toBe(
      'CodeMismatchException',
    );
    expect((await confirmSignUp({ username: email, confirmationCode: code })).isSignUpComplete).toBe(true);
    expect((await signIn({ username: email.toUpperCase(), password })).isSignedIn).toBe(true);
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({
      token_use: 'id',
      aud: server.settings.clientId,
      iss: server.settings.issuer,
      email,
      email_verified: true,
      name: 'Ana',
      family_name: 'Paz',
      gender: 'F',
      phone_number: '+541155551234',
      'custom:cuit_cuil': '27334455667',
      'cognito:username': signedUpNow.userId,
      sub: signedUpNow.userId,
    });
    expect(tokens?.accessToken.payload).toMatchObject({
      token_use: 'access',
      client_id: server.settings.clientId,
      username: signedUpNow.userId,
    });
    for (const claim of ['exp', 'iat', 'auth_time', 'jti', 'origin_jti', 'event_id']) {
      expect(tokens?.idToken?.payload).toHaveProperty(claim);
      expect(tokens?.accessToken.payload).toHaveProperty(claim);
    }
  });

  test('invalidates the earlier code with a new one', async () => {
    const email = freshEmail();
    await signUp({ username: email, password, options: { userAttributes: { email } } });
    const first = await server.lastCode(email);
    await resendSignUpCode({ username: email });
    const second = await server.lastCode(email);
    const oldCode = await refusalOf(confirmSignUp({ username: email, confirmationCode: first }));
    expect(oldCode).toBe(first === second ? 'none' : 'CodeMismatchException');
    if (first !== second) await confirmSignUp({ username: email, confirmationCode: second });
    expect((await signIn({ username: email, password })).isSignedIn).toBe(true);
  });

  test('rejects an email that is already taken', async () => {
    const email = await signedUp();
    const again = signUp({ username: email, password, options: { userAttributes: { email } } });
    expect(await refusalOf(again)).toBe('UsernameExistsException');
  });

  test.each([
    ['seven characters', 'a'.repeat(7), 'InvalidPasswordException'],
    ['257 characters', 'a'.repeat(257), 'InvalidPasswordException'],
    ['eight characters of one class', 'aaaaaaaa', 'none'],
    ['256 characters', 'ñ'.repeat(256), 'none'],
  ])('checks the length of a password with %s', async (_title, given, refusal) => {
    const email = freshEmail();
    const attempt = signUp({ username: email, password: given, options: { userAttributes: { email } } });
    expect(await refusalOf(attempt)).toBe(refusal);
  });

  test('does not let users give themselves a role or points of sale', async () => {
    const email = freshEmail();
    const attempt = signUp({
      username: email,
      password,
      options: { userAttributes: { email, 'custom:points_of_sale': '01010' } },
    });
    expect(await refusalOf(attempt)).toBe('NotAuthorizedException');
  });
});

describe('sign-in', () => {
  test('works with the password instead of SRP', async () => {
    const email = await signedUp();
    const result = await signIn({
      username: email,
      password,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    });
    expect(result.isSignedIn).toBe(true);
  });

  test('rejects a wrong password in both flows', async () => {
    const email = await signedUp();
    for (const authFlowType of ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const) {
      const attempt = signIn({ username: email, password: 'otra clave', options: { authFlowType } });
      expect(await refusalOf(attempt)).toBe('NotAuthorizedException');
    }
  });

  test('with NEW_PASSWORD_REQUIRED, lets a seeded user choose a password [ST-20]', async () => {
    const username = 'nueva.clave@correo.example';
    const first = await signIn({ username, password: DEMO_PASSWORD });
    expect(first.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect(await refusalOf(confirmSignIn({ challengeResponse: 'corta' }))).toBe('InvalidPasswordException');
    expect((await confirmSignIn({ challengeResponse: 'elegida por mí' })).isSignedIn).toBe(true);
    await signOut();
    expect((await signIn({ username, password: 'elegida por mí' })).isSignedIn).toBe(true);
  });

  test('with MFA_SETUP, lets a seeded user set up a software token [ST-20]', async () => {
    const username = 'alta.token@correo.example';
    const { nextStep } = await signIn({ username, password: DEMO_PASSWORD });
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    const { sharedSecret } = nextStep.totpSetupDetails;
    expect(await refusalOf(confirmSignIn({ challengeResponse: wrongCode(sharedSecret) }))).toBe(
      'EnableSoftwareTokenMFAException',
    );
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).isSignedIn).toBe(true);
    await signOut();
    const again = await signIn({ username, password: DEMO_PASSWORD });
    expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).isSignedIn).toBe(true);
  });

  test('with SOFTWARE_TOKEN_MFA, accepts a code for one session only [ST-20]', async () => {
    const username = 'con.token@correo.example';
    const { nextStep } = await signIn({ username, password: DEMO_PASSWORD });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await refusalOf(confirmSignIn({ challengeResponse: wrongCode(DEMO_TOKEN_SECRET) }))).toBe(
      'CodeMismatchException',
    );
    const code = codeNow(DEMO_TOKEN_SECRET);
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
    await signOut();
    await signIn({ username, password: DEMO_PASSWORD });
    expect(await refusalOf(confirmSignIn({ challengeResponse: code }))).toBe('ExpiredCodeException');
    expect((await confirmSignIn({ challengeResponse: codeNow(DEMO_TOKEN_SECRET, 1) })).isSignedIn).toBe(true);
  });

  test('with DISABLED_TOKEN_MFA, requires no two-step verification [ST-20]', async () => {
    const username = 'sin.token@correo.example';
    expect((await signIn({ username, password: DEMO_PASSWORD })).isSignedIn).toBe(true);
    expect(await fetchMFAPreference()).toEqual({});
  });

  test('issues tokens with points of sale and group to a seller, and with the group to an admin [SH-16]', async () => {
    await signIn({ username: 'vendedor.varios@ceibo.example', password: DEMO_PASSWORD });
    const seller = (await fetchAuthSession()).tokens?.idToken?.payload;
    expect(seller).toMatchObject({
      'cognito:groups': ['seller'],
      'custom:points_of_sale': '01010,01022,01035',
    });
    await signOut();
    await signIn({ username: 'admin@ceibo.example', password: DEMO_PASSWORD });
    const admin = (await fetchAuthSession()).tokens?.accessToken.payload;
    expect(admin).toMatchObject({ 'cognito:groups': ['admin'] });
  });
});

describe('a signed-in user', () => {
  test('refreshes the tokens of the same session [KO-04]', async () => {
    await signedIn();
    const before = (await fetchAuthSession()).tokens?.accessToken.payload;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    expect(after?.['origin_jti']).toBe(before?.['origin_jti']);
    expect(after?.jti).not.toBe(before?.jti);
  });

  test('reads and changes their own attributes except restricted ones', async () => {
    const email = await signedIn();
    await updateUserAttributes({ userAttributes: { name: 'Anna', gender: 'X' } });
    expect(await fetchUserAttributes()).toMatchObject({ email, name: 'Anna', gender: 'X' });
    for (const key of ['email', 'custom:points_of_sale', 'custom:cuit_cuil'] as const) {
      expect(await refusalOf(updateUserAttributes({ userAttributes: { [key]: '1' } }))).toBe(
        'NotAuthorizedException',
      );
    }
  });

  test('changes the password by providing the old one', async () => {
    const username = await signedIn();
    const wrong = updatePassword({ oldPassword: 'no era esta', newPassword: 'la siguiente' });
    expect(await refusalOf(wrong)).toBe('NotAuthorizedException');
    await updatePassword({ oldPassword: password, newPassword: 'la siguiente' });
    await signOut();
    expect(await refusalOf(signIn({ username, password }))).toBe('NotAuthorizedException');
    expect((await signIn({ username, password: 'la siguiente' })).isSignedIn).toBe(true);
  });

  test('sets up a software token, makes it the preferred method and turns it off again', async () => {
    const username = await signedIn();
    const { sharedSecret } = await setUpTOTP();
    expect(await refusalOf(verifyTOTPSetup({ code: wrongCode(sharedSecret) }))).toBe(
      'EnableSoftwareTokenMFAException',
    );
    await verifyTOTPSetup({ code: codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    const { nextStep } = await signIn({ username, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await confirmSignIn({ challengeResponse: codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  test('invalidates the refresh token on the server by signing out', async () => {
    await signedIn();
    const kept = configureAmplify(server);
    const username = await signedUp();
    await signIn({ username, password });
    const refreshToken = [...kept].find(([name]) => name.endsWith('.refreshToken'))?.[1];
    const body = { ClientId: server.settings.clientId, RefreshToken: refreshToken };
    expect((await server.call('GetTokensFromRefreshToken', body)).status).toBe(200);
    await signOut();
    expect((await server.call('GetTokensFromRefreshToken', body)).body['__type']).toBe(
      'NotAuthorizedException',
    );
  });

  test('invalidates even a copied access token by signing out everywhere', async () => {
    await signedIn();
    const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    expect((await server.call('GetUser', { AccessToken })).status).toBe(200);
    await signOut({ global: true });
    expect((await server.call('GetUser', { AccessToken })).body['__type']).toBe('NotAuthorizedException');
  });

  test('deletes the account, which then no longer exists', async () => {
    const username = await signedIn();
    expect((await getCurrentUser()).signInDetails?.loginId).toBe(username);
    await deleteUser();
    expect(await refusalOf(signIn({ username, password }))).toBe('NotAuthorizedException');
  });
});

describe('password recovery [RT-46] [RT-47]', () => {
  test('sets a new password once with the emailed code and ends every session', async () => {
    const username = await signedIn();
    const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
    const asked = await resetPassword({ username });
    expect(asked.nextStep.codeDeliveryDetails.destination).toBe('p***@c***');
    const confirmationCode = await server.lastCode(username);
    const answer = (code: string, newPassword: string) =>
      refusalOf(confirmResetPassword({ username, confirmationCode: code, newPassword }));
    expect(await answer('no', 'recuperada')).toBe('CodeMismatchException');
    expect(await answer(confirmationCode, 'corta')).toBe('InvalidPasswordException');
    expect(await answer(confirmationCode, 'recuperada')).toBe('none');
    expect(await answer(confirmationCode, 'otra vez más')).toBe('CodeMismatchException');
    expect((await server.call('GetUser', { AccessToken })).body['__type']).toBe('NotAuthorizedException');
    await signOut();
    expect((await signIn({ username, password: 'recuperada' })).isSignedIn).toBe(true);
  });

  test('rejects an expired code with its own error', async () => {
    const username = await signedUp();
    await resetPassword({ username });
    const confirmationCode = await server.lastCode(username);
    server.wait(61 * 60_000);
    const late = confirmResetPassword({ username, confirmationCode, newPassword: 'recuperada' });
    expect(await refusalOf(late)).toBe('ExpiredCodeException');
  });
});

/** Six digits that are not a current code. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((ahead) => codeNow(secret, ahead));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  );
}

test('covers every operation through aws-amplify', () => {
  const forAll = [...operations.keys()].filter((name) => !name.startsWith('Admin'));
  expect(new Set(forAll)).toEqual(watched.operations);
});
