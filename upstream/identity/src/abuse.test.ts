import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './seed/people.ts';
import { startServer, type TestServer } from './testing/server.ts';

const known = 'solicitante@correo.example';
const unknown = 'nadie@correo.example';
const minute = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ MAILS_PER_DAY: '3' });
});
afterEach(() => server.stop());

const client = () => ({ ClientId: server.settings.clientId });

const tryPassword = async (USERNAME: string, PASSWORD: string) => {
  const { status, body } = await server.call('InitiateAuth', {
    ...client(),
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });
  return status === 200 ? 'in' : body['message'];
};

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

const timed = async (email: string) => {
  const from = performance.now();
  await tryPassword(email, 'equivocada');
  return performance.now() - from;
};

describe('ten wrong passwords', () => {
  test.each([known, unknown])('close %s for a quarter of an hour, in any spelling', async (email) => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const spelling = attempt % 2 === 0 ? email : ` ${email.toUpperCase()} `;
      expect(await tryPassword(spelling, 'equivocada')).toBe('Incorrect username or password.');
    }
    expect(await tryPassword(email, DEMO_PASSWORD)).toBe('Password attempts exceeded');
    server.wait(14 * minute);
    expect(await tryPassword(email, DEMO_PASSWORD)).toBe('Password attempts exceeded');
    server.wait(2 * minute);
    expect(await tryPassword(email, DEMO_PASSWORD)).toBe(
      email === known ? 'in' : 'Incorrect username or password.',
    );
  });

  test('count over both flows, and through sign-ins begun before the limit', async () => {
    const begun = await Promise.all(Array.from({ length: 11 }, () => startSrp(known)));
    const answers = await Promise.all(begun.map((body) => answerSrp(body['ChallengeParameters'])));
    const messages = answers.map(({ body }) => body['message']);
    expect(messages.filter((text) => text === 'Incorrect username or password.')).toHaveLength(10);
    expect(messages.filter((text) => text === 'Password attempts exceeded')).toHaveLength(1);
    expect(await tryPassword(known, DEMO_PASSWORD)).toBe('Password attempts exceeded');
  });

  test('are forgotten after a right password, and after a recovery', async () => {
    for (let attempt = 0; attempt < 9; attempt++) await tryPassword(known, 'equivocada');
    expect(await tryPassword(known, DEMO_PASSWORD)).toBe('in');
    for (let attempt = 0; attempt < 10; attempt++) await tryPassword(known, 'equivocada');
    await server.call('ForgotPassword', { ...client(), Username: known });
    await server.call('ConfirmForgotPassword', {
      ...client(),
      Username: known,
      ConfirmationCode: await server.lastCode(known),
      Password: 'recuperada',
    });
    expect(await tryPassword(known, 'recuperada')).toBe('in');
  });
});

describe('whether an account exists cannot be found out', () => {
  test('an SRP sign-in of an unknown user looks like that of a known one', async () => {
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
  ])('%s answers the same, past its limits too', async (operation, more) => {
    const answers = async (Username: string) => {
      const seen = [];
      for (let attempt = 0; attempt < 12; attempt++) {
        seen.push(await server.call(operation, { ...client(), Username, ...more }));
      }
      return seen;
    };
    const [first, second] = [
      await answers('solicitante@correo.example'),
      await answers('sinnombre@correo.example'),
    ];
    expect(second).toEqual(first);
    expect(first.at(-1)?.body['__type']).toBe('LimitExceededException');
  });

  test('a wrong password takes the same time', async () => {
    const times: Record<string, number[]> = { somebody: [], nobody: [] };
    // The least of 27, in turns: other load on the machine only adds time. The tenth would close the account for a while.
    for (let attempt = 0; attempt < 27; attempt++) {
      if (attempt % 9 === 0) server.wait(16 * minute);
      times['somebody']?.push(await timed(known));
      times['nobody']?.push(await timed(unknown));
    }
    const [somebody, nobody] = [Math.min(...(times['somebody'] ?? [])), Math.min(...(times['nobody'] ?? []))];
    // The work takes about 10 ms; without it the answer for an unknown user would take under 2.
    expect(nobody / somebody).toBeGreaterThan(0.4);
    expect(nobody / somebody).toBeLessThan(2.5);
  });
});

test('codes are mailed three a day and void after five wrong tries', async () => {
  const ask = async () => (await server.call('ForgotPassword', { ...client(), Username: known })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 400]);
  expect(await server.mailsTo(known)).toHaveLength(3);
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
  server.wait(25 * 60 * minute);
  expect(await ask()).toBe(200);
  expect(await recover(await server.lastCode(known))).toBe(200);
});

test('a step of a sign-in answers once', async () => {
  const { ChallengeParameters } = await startSrp(known);
  const first = await answerSrp(ChallengeParameters);
  const replayed = await answerSrp(ChallengeParameters);
  expect([first.status, replayed.status]).toEqual([400, 400]);
  // A replayed answer does not count: nine more failures are left until the account closes.
  for (let attempt = 0; attempt < 30; attempt++) await tryPassword(known, 'equivocada');
  expect(await tryPassword(known, DEMO_PASSWORD)).toBe('Password attempts exceeded');
});

test('a client value that would make the key known is refused', async () => {
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
  ['an unsigned admin call', 'AdminGetUser', { Username: known }, 'UnrecognizedClientException'],
])('%s is refused', async (_title, operation, body, type) => {
  const answer = await server.call(operation, body);
  expect([answer.status, answer.body['__type']]).toEqual([400, type]);
});

test('a refusal does not repeat the request', async () => {
  const { body } = await server.call('SignUp', {
    ...client(),
    Username: { secreto: 1 },
    Password: 'secreto',
  });
  expect(JSON.stringify(body)).not.toContain('secreto');
});

test('an address has a limit of requests a minute, whatever address it claims', async () => {
  const strict = await startServer({ REQUESTS_PER_MINUTE: '5' });
  const types = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
    types.push((await strict.call('GetUser', { AccessToken: 'x' }, headers)).body['__type']);
  }
  expect(types.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'NotAuthorizedException'));
  expect(types[5]).toBe('TooManyRequestsException');
  await strict.stop();
});
