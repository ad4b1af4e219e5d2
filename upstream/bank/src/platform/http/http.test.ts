import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotencyTable.ts';
import { generateCodeAnswer } from '../../domain/api/person.ts';
import { setSimulationAnswer } from '../../domain/api/simulation.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { awaitingCode, simulate, postProposal, createProposal, simulation } from '../../testing/journey.ts';
import { PRODUCTION } from '../../testing/production.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const set = (key: string, body: object, subject = 'guest:1') =>
  bank.post('/simulation/set_simulation', body, { 'idempotency-key': key, 'x-subject': subject });

const lease = (seconds: number) => new Date(Date.parse('2026-11-20T15:00:00Z') + seconds * 1000);

describe('an Idempotency-Key', () => {
  it('returns the first response to a repeated write, and writes once', async () => {
    const body = simulation('30500501');
    const answer = await set('k1', body);
    const again = await set('k1', body);
    const first = readAnswer(answer, setSimulationAnswer);
    expect(readAnswer(again, setSimulationAnswer)).toEqual(first);
    expect([answer, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(readAnswer(await set('k2', body), setSimulationAnswer)).not.toEqual(first);
  });

  it('runs one of several parallel writes: the others get its response, or 409 while it is running', async () => {
    const body = simulation('30500502');
    const answers = await Promise.all([set('k3', body), set('k3', body), set('k3', body)]);
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body: one }) => JSON.stringify(one))).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(readError(answer).code).toBe('IDEMPOTENCY_IN_FLIGHT');
    }
  });

  it('rejects a different body with the same key, and is separate for each subject', async () => {
    const first = readAnswer(await set('k4', simulation('30500503')), setSimulationAnswer);
    expect(readError(await set('k4', simulation('30500504')))).toMatchObject({
      statusCode: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const other = readAnswer(await set('k4', simulation('30500503'), 'guest:2'), setSimulationAnswer);
    expect(other).not.toEqual(first);
  });

  it('does not store an error: the same key succeeds once the data are correct', async () => {
    const bad = { ...simulation('30500505'), agreementId: 99 };
    expect((await set('k5', bad)).status).toBe(400);
    expect((await set('k5', simulation('30500505'))).status).toBe(200);
  });

  it('lasts a day', async () => {
    const own = await testBank();
    const send = (body: object) => own.post('/simulation/set_simulation', body, { 'idempotency-key': 'k6' });
    const first = readAnswer(await send(simulation('30500506')), setSimulationAnswer);
    own.wait(24 * 60 * 60 + 1);
    expect(readAnswer(await send(simulation('30500506')), setSimulationAnswer)).not.toEqual(first);
    await own.close();
  });

  it('is taken over from a process that died during the write, but not before its lease ends', async () => {
    const body = simulation('30500507');
    readAnswer(await set('k7', body), setSimulationAnswer);
    const row = eq(idempotencyKeys.key, 'k7');
    await bank.sql
      .update(idempotencyKeys)
      .set({ answer: null, leaseUntil: lease(10) })
      .where(row);
    const inFlight = await set('k7', body);
    expect(readError(inFlight).code).toBe('IDEMPOTENCY_IN_FLIGHT');
    expect(inFlight.headers['retry-after']).toBe('1');
    await bank.sql
      .update(idempotencyKeys)
      .set({ leaseUntil: lease(-1) })
      .where(row);
    expect((await set('k7', body)).status).toBe(200);
  });

  it('has 1 to 255 characters', async () => {
    const answer = await set('k'.repeat(256), simulation('30500508'));
    expect(readError(answer)).toMatchObject({
      statusCode: 400,
      fields: { 'idempotency-key': expect.any(String) },
    });
  });

  it('sends one code for a repeated request', async () => {
    const { proposalUuid: idProposal } = await awaitingCode(bank, '30500509');
    const send = () => bank.post('/person/generate_code', { idProposal }, { 'idempotency-key': 'k9' });
    const before = (await bank.outbox()).length;
    const first = readAnswer(await send(), generateCodeAnswer);
    expect(readAnswer(await send(), generateCodeAnswer)).toEqual(first);
    expect(await bank.outbox()).toHaveLength(before + 1);
  });

  it('distinguishes queries with different meanings', async () => {
    const { uuid } = await simulate(bank, simulation('30500510'));
    const headers = { 'idempotency-key': 'k10' };
    const body = {
      identification: { uuid },
      simulation: { dueDate: 1, financedAmount: 5_000_000, matrixCode: 'TRD-01-12', terms: 12 },
    };
    expect((await bank.post('/proposal/post_proposal', body, headers)).status).toBe(200);
    const other = await bank.post('/proposal/post_proposal?deleteIfExists=true', body, headers);
    expect(readError(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a caller', () => {
  it.each([undefined, '', 'demo-service-key-of-banco-ceib', 'other'])(
    'must send the service key: %o is 401',
    async (key) => {
      for (const url of ['/api/branches', '/api/not-there']) {
        const answer = await bank.app.inject({
          url,
          headers: key === undefined ? {} : { 'x-service-key': key },
        });
        expect(answer.json()).toMatchObject({ statusCode: 401, code: 'UNAUTHORIZED' });
      }
    },
  );

  it('may use the old or the new service key during a rotation', async () => {
    const own = await testBank({ BANK_SERVICE_KEY: 'the-new-key-of-the-gateway,the-key-of-before' });
    const ask = async (key: string) => (await own.get('/branches', { 'x-service-key': key })).status;
    expect([await ask('the-new-key-of-the-gateway'), await ask('the-key-of-before')]).toEqual([200, 200]);
    expect(await ask('demo-service-key-of-banco-ceibo')).toBe(401);
    await own.close();
  });

  it('gets the API description without a key, each call with a description and a tag', async () => {
    const { paths } = (await bank.app.inject({ url: '/api/docs/json' })).json();
    const calls = Object.values<Record<string, { description?: string; tags?: string[] }>>(paths).flatMap(
      (methods) => Object.values(methods),
    );
    expect(calls.length).toBeGreaterThanOrEqual(50);
    expect(calls.filter(({ description, tags }) => !description || !tags?.length)).toEqual([]);
  });

  it("gets the API page with its own title, and without requirement ids or the library's logo", async () => {
    const page = await bank.app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Vehicle loans · REST API of Banco Ceibo</title>');
    expect(page.body).not.toContain('favicon');
    // The library shows its logo in the bar of the other layout.
    const script = await bank.app.inject({ url: '/api/docs/static/swagger-initializer.js' });
    expect(script.body).toContain('const config = {"layout":"BaseLayout"}');
    const { paths } = (await bank.app.inject({ url: '/api/docs/json' })).json();
    const calls = Object.values<Record<string, Record<string, unknown>>>(paths).flatMap(Object.values);
    const shown = calls.map((call) => ({ ...call, 'x-requirements': undefined }));
    expect(JSON.stringify(shown)).not.toMatch(/CA-\d/);
  });

  it('gets the health check without a key', async () => {
    expect((await bank.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', service: 'bank' });
  });
});

const raw = (payload: string, type = 'application/json') =>
  bank.app.inject({
    method: 'POST',
    url: '/api/coupon/validate_coupon',
    headers: { 'x-service-key': 'demo-service-key-of-banco-ceibo', 'content-type': type },
    payload,
  });

describe('error responses', () => {
  it('have one shape for every kind, without internal details', async () => {
    const statuses = [];
    for (const answer of [
      await raw('{bad'),
      await raw(''),
      await raw('<x/>', 'application/xml'),
      await raw('{"couponId":"NONE"}', 'application/json; charset=utf-7'),
      await raw('{"couponId":"NONE"}', 'application/json;charset="utf-16"'),
      await raw(JSON.stringify({ couponId: 'x'.repeat(200_000) })),
      await raw('{"__proto__":{"a":1}}'),
      await raw('{"couponId":1}'),
    ]) {
      const body = answer.json();
      expect(Object.keys(body).filter((key) => key !== 'fields')).toEqual(['statusCode', 'code', 'message']);
      expect(body.statusCode).toBe(answer.statusCode);
      expect(JSON.stringify(body)).not.toMatch(/FST_|zod|node_modules|at /);
      statuses.push(body.statusCode);
    }
    expect(statuses).toEqual([400, 400, 415, 415, 415, 413, 400, 400]);
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json'])(
    'are not returned for %s',
    async (type) => expect((await raw('{"couponId":"NONE"}', type)).statusCode).toBe(200),
  );

  it('name an unknown key and a missing one', async () => {
    const answer = readError(await bank.post('/coupon/validate_coupon', { role: 'admin' }));
    expect(answer.fields).toEqual({
      couponId: 'Este campo es requerido.',
      role: 'Este dato no se espera.',
    });
  });

  it.each(['a\0b', '\ud800', 'x\udfff'])(
    'name the field that contains %j, which databases cannot store',
    async (text) => {
      const simulated = simulation('30500506', { metrics: { campaign: text } });
      expect(readError(await set('k6', simulated))).toMatchObject({
        statusCode: 400,
        fields: { 'metrics.campaign': 'Este texto tiene signos que no se pueden guardar.' },
      });
    },
  );

  it('treat a malformed id as not found', async () => {
    expect(readError(await bank.get('/proposal/1/get_proposal')).fields).toHaveProperty('id');
    expect(readError(await bank.get(`/proposal/${crypto.randomUUID()}/get_proposal`)).statusCode).toBe(404);
    expect(readError(await postProposal(bank, 'no')).statusCode).toBe(400);
  });
});

describe('the outbox page', () => {
  it('is Spanish HTML without scripts, newest first', async () => {
    const { proposalUuid: idProposal } = await createProposal(bank, '30500521');
    await bank.post('/person/generate_code', { idProposal });
    const page = await bank.app.inject({ url: '/outbox?auto=1' });
    const [newest] = await bank.outbox();
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('lang="es-AR"');
    expect(page.body).toContain('http-equiv="refresh"');
    expect(page.body).not.toContain('<script');
    expect(page.body.indexOf(newest?.code ?? 'none')).toBeGreaterThan(0);
  });

  it('does not exist in production, and neither do the personas', async () => {
    const production = await testBank(PRODUCTION);
    for (const url of ['/outbox', '/outbox.json', '/demo/personas', '/demo/back-office']) {
      expect((await production.app.inject({ url })).statusCode).toBe(404);
    }
    const command = { method: 'POST', url: '/demo/proposals/104900/advance' } as const;
    expect((await production.app.inject(command)).statusCode).toBe(404);
    await production.close();
  });
});

describe('a full disk', () => {
  it('temporarily rejects writes, stores nothing partially, and accepts writes again once there is space', async () => {
    await bank.sql.execute(sql`create function no_room() returns trigger language plpgsql
      as $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
    await bank.sql.execute(
      sql`create trigger no_room before insert on simulations execute function no_room()`,
    );
    const body = simulation('30500590');
    expect(readError(await set('k90', body))).toMatchObject({ statusCode: 503, code: 'DISK_FULL' });
    await bank.sql.execute(sql`drop function no_room cascade`);
    expect(readAnswer(await set('k90', body), setSimulationAnswer).uuid).toBeTruthy();
  });
});
