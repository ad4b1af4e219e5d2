import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './testing/server.ts';

const known = 'solicitante@correo.example';
const unknown = 'nadie@correo.example';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const client = () => ({ ClientId: server.settings.clientId });

const startSrp = async (USERNAME: string) => {
  const { body } = await server.call('InitiateAuth', {
    ...client(),
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME, SRP_A: 'abcdef0123456789' },
  });
  return body;
};

const answerSrp = (parameters: Record<string, string>) =>
  server.call('RespondToAuthChallenge', {
    ...client(),
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: parameters['USERNAME'],
      PASSWORD_CLAIM_SECRET_BLOCK: parameters['SECRET_BLOCK'],
      TIMESTAMP: 'Fri Nov 20 20:41:55 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: 'AAAA',
    },
  });

describe('requests that do not reveal whether an account exists', () => {
  test('include an SRP sign-in of an unknown user', async () => {
    const [somebody, nobody, again] = [
      await startSrp(known),
      await startSrp(unknown),
      await startSrp(unknown),
    ];
    const shape = ({ ChallengeParameters: parameters, ...rest }: Awaited<ReturnType<typeof startSrp>>) => ({
      ...rest,
      salt: /^[0-9a-f]{32}$/.test(parameters.SALT),
      id: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(parameters.USERNAME),
      names: Object.keys(parameters),
      block: parameters.SECRET_BLOCK.length,
      serverValue: parameters.SRP_B.length > 700,
    });
    expect(shape(nobody)).toEqual(shape(somebody));
    expect(again['ChallengeParameters'].SALT).toBe(nobody['ChallengeParameters'].SALT);
    expect(again['ChallengeParameters'].USERNAME).toBe(nobody['ChallengeParameters'].USERNAME);
    expect((await answerSrp(nobody['ChallengeParameters'])).body).toEqual(
      (await answerSrp(somebody['ChallengeParameters'])).body,
    );
  });

  test.each([
    ['ForgotPassword', {}],
    ['ResendConfirmationCode', {}],
    ['ConfirmSignUp', { ConfirmationCode: 'no' }],
    ['ConfirmForgotPassword', { ConfirmationCode: 'no', Password: 'otra clave' }],
  ])('include %s, with the same response for both', async (operation, more) => {
    const answer = (Username: string) => server.call(operation, { ...client(), Username, ...more });
    expect(await answer('sinnombre@correo.example')).toEqual(await answer('solicitante@correo.example'));
  });
});

test('invalidates codes after five wrong attempts', async () => {
  const ask = async () => (await server.call('ForgotPassword', { ...client(), Username: known })).status;
  expect(await ask()).toBe(200);
  const recover = async (ConfirmationCode: string) =>
    (
      await server.call('ConfirmForgotPassword', {
        ...client(),
        Username: known,
        ConfirmationCode,
        Password: 'recuperada',
      })
    ).status;
  for (let attempt = 0; attempt < 5; attempt++) expect(await recover('no')).toBe(400);
  expect(await recover(await server.lastCode(known))).toBe(400);
  expect(await ask()).toBe(200);
  expect(await recover(await server.lastCode(known))).toBe(200);
});

test('accepts only one response per sign-in step', async () => {
  const { ChallengeParameters } = await startSrp(known);
  const first = await answerSrp(ChallengeParameters);
  const replayed = await answerSrp(ChallengeParameters);
  expect([first.status, replayed.status]).toEqual([400, 400]);
});

test('rejects a client value that would reveal the key', async () => {
  for (const SRP_A of ['0', '00', 'xyz', '']) {
    const { status } = await server.call('InitiateAuth', {
      ...client(),
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: known, SRP_A },
    });
    expect(status).toBe(400);
  }
});

test.each([
  [
    'another client',
    'ForgotPassword',
    { ClientId: 'anotherclient', Username: known },
    'ResourceNotFoundException',
  ],
  ['an unknown operation', 'ListUsers', {}, 'UnknownOperationException'],
  ['a missing field', 'SignUp', { ClientId: 'localwebclient' }, 'InvalidParameterException'],
])('rejects %s', async (_title, operation, body, type) => {
  const answer = await server.call(operation, body);
  expect([answer.status, answer.body['__type']]).toEqual([400, type]);
});

test('does not repeat the request in an error response', async () => {
  const { body } = await server.call('SignUp', {
    ...client(),
    Username: { secreto: 1 },
    Password: 'secreto',
  });
  expect(JSON.stringify(body)).not.toContain('secreto');
});
