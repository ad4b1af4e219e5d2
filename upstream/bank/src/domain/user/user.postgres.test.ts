import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { users } from '../records/tables.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { createUserAnswer, sellingPointsAnswer } from '../api/user.ts';
import { ANSWER_MS } from './routes.ts';

const created = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
  TemporaryPassword: z.string().optional(),
});
const calls: { target: unknown; authorization: unknown; body: z.infer<typeof created> }[] = [];
let broken = false;

const directory = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = created.parse(JSON.parse(Buffer.concat(chunks).toString()));
    const taken = calls.some((call) => call.body.Username === body.Username);
    const { 'x-amz-target': target, authorization } = request.headers;
    calls.push({ target, authorization, body });
    const type = { 'content-type': 'application/x-amz-json-1.1' };
    if (broken) return response.writeHead(500, type).end('{"__type":"InternalErrorException"}');
    if (taken) {
      return response.writeHead(400, type).end('{"__type":"UsernameExistsException","message":"exists"}');
    }
    return response
      .writeHead(200, type)
      .end(JSON.stringify({ User: { Username: `id of ${body.Username}` } }));
  });
});

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  directory.listen(0, '127.0.0.1');
  await new Promise((resolve) => directory.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(directory.address());
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, IDENTITY_ENDPOINT: `http://127.0.0.1:${port}` });
});
beforeEach(() => {
  broken = false;
});
afterAll(async () => {
  await bank.close();
  await identity.close();
  directory.closeAllConnections();
  directory.close();
});

const payload = {
  first_name: 'Nora',
  last_name: 'Núñez',
  cuitl: '27-33445566-7',
  email: ' Nora@Correo.example ',
  address: {
    locality: 'CIUDAD DE BUENOS AIRES',
    province: 1,
    street: 'Av. Corrientes',
    street_number: 1234,
    floor: '',
    department: '',
    postal_code: '1043',
  },
  phone_number: { area_code: '11', number: '45556677' },
};
const create = (body: object, headers: Record<string, string> = {}) =>
  bank.post('/user/create_user', body, headers);

describe('create_user', () => {
  it('[CA-79] creates the user in the identity service, without a password', async () => {
    expect(readAnswer(await create(payload), createUserAnswer)).toEqual({ created: true });
    const call = calls.at(-1);
    expect(call?.target).toBe('AWSCognitoIdentityProviderService.AdminCreateUser');
    expect(call?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIALOCALDEVBANK\//);
    expect(call?.body).toMatchObject({
      UserPoolId: 'eu-central-1_LOCALDEV',
      Username: 'nora@correo.example',
    });
    expect(call?.body.TemporaryPassword).toBeUndefined();
    const attributes = Object.fromEntries(
      call?.body.UserAttributes.map(({ Name, Value }) => [Name, Value]) ?? [],
    );
    expect(attributes).toEqual({
      email: 'nora@correo.example',
      name: 'Nora',
      given_name: 'Nora',
      family_name: 'Núñez',
      phone_number: '+5491145556677',
      'custom:cuit_cuil': '27334455667',
    });
    const row = (await bank.sql.select().from(users)).find(({ id }) => id === 'id of nora@correo.example');
    expect(row).toMatchObject({ role: 'applicant', pointsOfSale: [], profile: { gender: 'NA' } });
  });

  it('[CA-79] returns EMAIL_TAKEN for a taken email, no faster than for a new one', async () => {
    const body = { ...payload, email: 'dos@correo.example' };
    const timed = async () => {
      const startedAt = performance.now();
      return { answer: await create(body), ms: performance.now() - startedAt };
    };
    const [first, second] = [await timed(), await timed()];
    expect(first.answer.status).toBe(200);
    expect(readError(second.answer)).toMatchObject({ statusCode: 400, code: 'EMAIL_TAKEN' });
    for (const { ms } of [first, second]) expect(ms).toBeGreaterThanOrEqual(ANSWER_MS - 2);
  });

  it('[CA-79] emails a taken address’s owner at most three times a day', async () => {
    const body = { ...payload, email: 'duena@correo.example' };
    for (let tries = 0; tries < 6; tries += 1) await create(body);
    const told = (await bank.outbox()).filter(({ to }) => to === 'duena@correo.example');
    expect(told).toHaveLength(3);
    expect(told[0]?.body).toContain('ya tiene una');
  }, 20_000);

  it('[CA-79] creates one user for a repeated request', async () => {
    const body = { ...payload, email: 'tres@correo.example' };
    const before = calls.length;
    const key = { 'idempotency-key': 'sign-up' };
    expect((await create(body, key)).body).toEqual((await create(body, key)).body);
    expect(calls).toHaveLength(before + 1);
  });

  it.each([
    ['role', { role: 'admin' }],
    ['points_of_sale', { points_of_sale: ['01010'] }],
    ['password', { password: 'secreto' }],
    ['address.country', { address: { ...payload.address, country: 1 } }],
    ['first_name', { first_name: 'N0ra' }],
    ['cuitl', { cuitl: '20267565392' }],
    ['email', { email: 'nora' }],
    ['gender', { gender: 'Z' }],
    ['address.street_number', { address: { ...payload.address, street_number: '12' } }],
    ['phone_number', { phone_number: { area_code: '1', number: '2' } }],
  ])('[EN-10] rejects %s', async (field, change) => {
    const before = calls.length;
    expect(Object.keys(readError(await create({ ...payload, ...change })).fields ?? {})).toContain(field);
    expect(calls).toHaveLength(before);
  });

  it('returns 502 if the identity service fails, and stores nothing', async () => {
    broken = true;
    const answer = readError(await create({ ...payload, email: 'cuatro@correo.example' }));
    expect(answer).toMatchObject({ statusCode: 502, code: 'IDENTITY_UNAVAILABLE' });
    const emails = (await bank.sql.select().from(users)).map(({ email }) => email);
    expect(emails).not.toContain('cuatro@correo.example');
  });
});

describe('get_selling_points', () => {
  const codes = async (person: { sub: string }, id = person.sub) => {
    const answer = await bank.get(`/user/${id}/get_selling_points`, await identity.bearer(person));
    return readAnswer(answer, sellingPointsAnswer).points_of_sale.map(({ code }) => code);
  };

  it("[CA-78] returns the signed-in user's own points of sale, by business name", async () => {
    expect(await codes(SELLER)).toEqual(['01010']);
    expect(await codes(SELLER_OF_THREE)).toEqual(['01010', '01022', '01035']);
    expect(await codes(SELLER_OF_NONE)).toEqual([]);
    expect(await codes(APPLICANT)).toEqual([]);
    expect(await codes(ADMIN)).toHaveLength(14);
  });

  it('[CA-78] returns 404 for another user, existing or not', async () => {
    const ask = async (id: string) =>
      bank.get(`/user/${id}/get_selling_points`, await identity.bearer(SELLER));
    const [other, nobody] = [await ask(SELLER_OF_THREE.sub), await ask('nobody')];
    expect(other.status).toBe(404);
    expect(other.body).toEqual(nobody.body);
  });
});
