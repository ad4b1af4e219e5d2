import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { decodeJwt, exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { proposals, users } from '../../domain/records/tables.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  APPLICANT,
  OTHER_APPLICANT,
  type Signing,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import {
  customer,
  simulate,
  latestCode,
  postProposal,
  createProposal,
  simulation,
  validate,
} from '../../testing/journey.ts';
import { proposalAnswer } from '../../domain/api/proposal.ts';
import { validateCodeAnswer } from '../../domain/api/person.ts';
import { readSettings } from '../settings.ts';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const ask = async (headers: Record<string, string>) => bank.get('/branches', headers);

describe('an identity token', () => {
  it('is accepted when it is valid', async () => {
    expect((await ask(await identity.bearer(APPLICANT))).status).toBe(200);
  });

  const forged: [string, Signing][] = [
    ['of another pool', { claims: { iss: 'http://localhost:4002/eu-central-1_OTHERPOOL' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example/pool' } }],
    ['for another client', { claims: { aud: 'otherclient' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['that is an access token', { claims: { token_use: 'access' } }],
    ['without token_use', { claims: { token_use: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['that expired a second ago', { claims: { exp: Date.parse('2026-11-20T14:59:59Z') / 1000 } }],
    ['of a foreign key', { foreignKey: true }],
    ['of a foreign key that it names itself', { foreignKey: true, header: { jku: 'http://127.0.0.1:1/' } }],
  ];
  it.each(forged)('%s is 401', async (_what, signing) => {
    const answer = readError(await ask(await identity.bearer(APPLICANT, signing)));
    expect(answer).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(['Bearer', 'Bearer x', 'Basic dXNlcg==', '', 'Bearer a.b.c'])(
    '%o is 401',
    async (authorization) => {
      expect((await ask({ authorization })).status).toBe(401);
    },
  );

  it('without a signature is 401, whatever its claims', async () => {
    const token = new UnsecuredJWT({ ...APPLICANT, token_use: 'id' })
      .setIssuer(identity.environment['IDENTITY_ISSUER'] ?? '')
      .setAudience('localwebclient')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('signed with the public key as a secret is 401', async () => {
    const { authorization } = await identity.bearer(APPLICANT);
    const { keys } = z
      .object({ keys: z.array(z.record(z.string(), z.string())) })
      .parse(await (await fetch(`${identity.environment['IDENTITY_ISSUER']}/.well-known/jwks.json`)).json());
    const publicKey = await importJWK({ ...keys[0] }, 'RS256', { extractable: true });
    if (publicKey instanceof Uint8Array) throw new Error('a public RSA key was expected');
    const confused = await new SignJWT(decodeJwt(authorization.slice('Bearer '.length)))
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode(await exportSPKI(publicKey)));
    expect((await ask({ authorization: `Bearer ${confused}` })).status).toBe(401);
  });

  it('gets 503, without details, while the signing keys cannot be fetched', async () => {
    const server = createServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const other = await testBank({ IDENTITY_ISSUER: `http://127.0.0.1:${port}/a_pool` });
    const answer = readError(await other.get('/branches', await identity.bearer(APPLICANT)));
    expect(answer).toMatchObject({ statusCode: 503, code: 'IDENTITY_UNAVAILABLE' });
    await other.close();
    server.close();
  });

  it.each(['http://identity.example/pool', 'ftp://localhost/pool'])(
    'is never verified with keys from %s',
    (url) => {
      expect(() => readSettings({ IDENTITY_ISSUER: url })).toThrow('IDENTITY_ISSUER');
    },
  );
});

const seen = async (proposalUuid: string, headers: Record<string, string>) =>
  (await bank.get(`/proposal/${proposalUuid}/get_proposal`, headers)).status;

describe('a signed-in applicant sees', () => {
  it('the proposals they submitted, which another applicant does not', async () => {
    const [owner, other] = [await identity.bearer(APPLICANT), await identity.bearer(OTHER_APPLICANT)];
    const { uuid } = await simulate(bank, simulation('30555001'));
    const body = {
      identification: { uuid },
      simulation: { dueDate: 10, financedAmount: 10_000_000, matrixCode: 'TRD-01-24', terms: 24 },
    };
    const { proposalUuid } = readAnswer(
      await bank.post('/proposal/post_proposal', body, owner),
      proposalAnswer,
    );
    expect(await seen(proposalUuid, owner)).toBe(200);
    expect(await seen(proposalUuid, other)).toBe(404);
  });

  it('a guest’s proposal with both their document and their verified email', async () => {
    const own = { email: ' Solicitante@Correo.example' };
    const { uuid } = await simulate(bank, simulation('30111222', { customer: customer('30111222', own) }));
    const { proposalUuid } = readAnswer(await postProposal(bank, uuid), proposalAnswer);
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT))).toBe(200);
    const unverified = { claims: { email_verified: false } };
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT, unverified))).toBe(404);
    const otherDocument = { claims: { 'custom:cuit_cuil': '27371112222' } };
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT, otherDocument))).toBe(404);
    const otherAddress = { claims: { email: 'otra@correo.example' } };
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT, otherAddress))).toBe(404);
  });

  it('a proposal whose phone they validate', async () => {
    const { proposalUuid } = await createProposal(bank, '30555003');
    const owner = await identity.bearer(OTHER_APPLICANT);
    const code = await latestCode(bank, proposalUuid, true);
    const wrong = code === '000000' ? '000001' : '000000';
    const body = { idProposal: proposalUuid, isReturnProposal: true };
    expect((await bank.post('/person/validate_code', { ...body, code: wrong }, owner)).status).toBe(400);
    expect(await seen(proposalUuid, owner)).toBe(404);
    readAnswer(await bank.post('/person/validate_code', { ...body, code }, owner), validateCodeAnswer);
    expect(await seen(proposalUuid, owner)).toBe(200);
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT))).toBe(404);
    expect((await validate(bank, proposalUuid, code, true)).status).toBe(400);
  });
});

describe('role and points of sale', () => {
  it("come from the bank's record, never from the token", async () => {
    const { proposalUuid } = await createProposal(bank, '30555004');
    const claims = { 'cognito:groups': ['admin'], 'custom:points_of_sale': '01010', role: 'admin' };
    expect(await seen(proposalUuid, await identity.bearer(APPLICANT, { claims }))).toBe(404);
  });

  it('of staff registered by email before their first sign-in apply once the email is verified', async () => {
    const { proposalUuid } = await createProposal(bank, '30555005');
    await bank.sql.update(proposals).set({ pointOfSale: '01099' }).where(eq(proposals.uuid, proposalUuid));
    await bank.sql.insert(users).values({
      id: 'noted',
      email: 'nueva@ceibo.example',
      role: 'seller',
      pointsOfSale: ['01099'],
      createdAt: new Date(),
    });
    const person = { sub: 'fresh', email: 'Nueva@ceibo.example' };
    expect(await seen(proposalUuid, await identity.bearer({ ...person, email_verified: true }))).toBe(200);
    expect(await seen(proposalUuid, await identity.bearer(person))).toBe(404);
  });
});
