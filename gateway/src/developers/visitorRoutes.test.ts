import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const PROPOSAL = '0c5e8f64-9a55-4f0e-8c3e-2f1c33d1c3aa';
const LISTED = {
  guests: [{ phase: 'INSURANCE', step: 'COBERTURA', proposal: PROPOSAL }],
  users: [
    { email: 'admin@ceibo.example', role: 'admin', proposal: PROPOSAL },
    { email: 'con.token@correo.example', role: 'applicant', proposal: null },
  ],
};

/** An identity service with one user who has two-step verification. */
const identity = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const hasSecondStep = body.includes('con.token');
    const answer = hasSecondStep
      ? { ChallengeName: 'SOFTWARE_TOKEN_MFA' }
      : { AuthenticationResult: { IdToken: 'token-of-admin' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
let gateway: Running;
beforeAll(async () => {
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server listens on a TCP port
  const { port } = identity.address() as AddressInfo;
  gateway = await runGateway({
    IDENTITY_ISSUER: `http://127.0.0.1:${port}/sa-east-1_demo`,
    IDENTITY_CLIENT_ID: 'client',
  });
  gateway.bank.script = ({ url }, response) =>
    url === '/demo/visitors' ? json(response, 200, LISTED) : json(response, 404, {});
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => void identity.close(resolve));
});

const choose = (payload: object, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url: '/developers/visitors', payload, headers });

describe("the playground's visitors", () => {
  it('are the people that the reference bank lists', async () => {
    expect((await gateway.app.inject({ url: '/developers/visitors' })).json()).toEqual(LISTED);
  });

  it('get a cookie that opens the proposal as a guest', async () => {
    const answer = await choose({ proposal: PROPOSAL });
    expect(answer.json()).toEqual({ proposal: PROPOSAL, token: null });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['guest']);
  });

  it('get a token as a user, unless the sign-in requires two-step verification', async () => {
    expect((await choose({ email: 'admin@ceibo.example' })).json()).toEqual({
      proposal: PROPOSAL,
      token: 'token-of-admin',
    });
    expect((await choose({ email: 'con.token@correo.example' })).statusCode).toBe(409);
  });

  it.each([
    ['with an unlisted proposal', { proposal: '1c5e8f64-9a55-4f0e-8c3e-2f1c33d1c3aa' }, {}, 404],
    ['with an unlisted email', { email: 'eva@ceibo.example' }, {}, 404],
    ['without a choice', {}, {}, 404],
    ['from another site', { proposal: PROPOSAL }, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are rejected %s', async (_what, payload, headers, status) => {
    const answer = await choose(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.cookies).toEqual([]);
  });

  it('are empty for a bank without a list of people', async () => {
    gateway.bank.script = (_request, response) => json(response, 404, {});
    expect((await gateway.app.inject({ url: '/developers/visitors' })).json()).toEqual({
      guests: [],
      users: [],
    });
    expect((await choose({ proposal: PROPOSAL })).statusCode).toBe(404);
  });

  it('do not exist in production', async () => {
    const without = await runGateway(PRODUCTION);
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode } = await without.app.inject({ method, url: '/developers/visitors', payload: {} });
      expect(statusCode).toBe(404);
    }
    await without.close();
  });
});
