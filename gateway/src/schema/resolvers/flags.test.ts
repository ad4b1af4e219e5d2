import { expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { runGateway } from '../../testing/gateway.ts';

const IDENTITY = {
  IDENTITY_ISSUER: 'http://localhost:4002/eu-central-1_LOCALDEV',
  IDENTITY_CLIENT_ID: 'localwebclient',
  IDENTITY_AUTHORIZE_URL: 'http://localhost:4002',
};
const SIGN_UP = `mutation { createUser(input: {
  firstName: "Ana", lastName: "Ríos", cuil: "27334455667", email: "ana@correo.example",
  phone: { areaCode: "11", number: "45556677" },
  address: { provinceId: 1, locality: "CABA", street: "Rivadavia", number: "1", postalCode: "1424" }
}) { isCreated userErrors { code } } }`;
const CONFIG = '{ appConfig { flags { signUp corporateSignIn } identity { authorizeDomain } } }';

it('[CA-79] sign-up is rejected without calling the bank while it is off', async () => {
  const gateway = await runGateway({ FLAG_SIGN_UP: 'off' });
  const { errors } = (await gateway.graphql({ query: SIGN_UP })).json();
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
  expect(gateway.bank.received).toEqual([]);
  await gateway.close();
});

it('[CA-79] sign-up returns the same response for new and taken emails and is limited per hour', async () => {
  const gateway = await runGateway({}, {}, { rateLimits: { signUpsPerHour: 2 } });
  const answers: unknown[] = [];
  for (const taken of [false, true, false, false, false, false, false]) {
    gateway.bank.script = (_request, response) =>
      taken
        ? json(response, 400, { statusCode: 400, code: 'EMAIL_TAKEN', message: 'Ya existe.' })
        : json(response, 200, { created: true });
    const { data, errors } = (await gateway.graphql({ query: SIGN_UP })).json();
    answers.push(errors?.[0].extensions.code ?? data.createUser);
  }
  const created = { isCreated: true, userErrors: [] };
  // A browser without a cookie is a new guest on each request, with the same address.
  expect(answers).toEqual([...Array.from({ length: 6 }, () => created), 'RATE_LIMITED']);
  await gateway.close();
});

it('the corporate sign-in has a URL only if its flag is on', async () => {
  for (const [flag, isOn] of [
    ['on', true],
    ['off', false],
  ] as const) {
    const gateway = await runGateway({ ...IDENTITY, FLAG_CORPORATE_SIGN_IN: flag });
    const { data } = (await gateway.graphql({ query: CONFIG })).json();
    expect(data.appConfig.flags).toEqual({ signUp: true, corporateSignIn: isOn });
    expect(data.appConfig.identity.authorizeDomain !== null).toBe(isOn);
    await gateway.close();
  }
});
