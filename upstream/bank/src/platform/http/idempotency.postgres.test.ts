import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotencyTable.ts';
import { simulations } from '../../domain/records/tables.ts';
import { setSimulationAnswer } from '../../domain/api/simulation.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { type TestIdentity, APPLICANT, OTHER_APPLICANT, testIdentity } from '../../testing/identity.ts';
import { simulation } from '../../testing/journey.ts';

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

const set = (key: string, body: object, headers: Record<string, string> = {}) =>
  bank.post('/simulation/set_simulation', body, { 'idempotency-key': key, ...headers });

const written = async (document: string) =>
  (await bank.sql.select().from(simulations).where(eq(simulations.document, document))).length;

/** http.test.ts covers replay, another body, another subject, failure then success, 256 characters and expiry. */
describe('an Idempotency-Key', () => {
  it('belongs to its route: another route returns its own response', async () => {
    const first = readAnswer(await set('same', simulation('30600601')), setSimulationAnswer);
    const other = await bank.post(
      '/coupon/validate_coupon',
      { couponId: 'NONE' },
      { 'idempotency-key': 'same' },
    );
    expect(other.status).toBe(200);
    expect(other.body).not.toHaveProperty('uuid');
    const generate = await bank.post(
      '/insurance/generate_insurances',
      { proposalId: first.uuid },
      { 'idempotency-key': 'same' },
    );
    expect(readError(generate).code).toBe('PROPOSAL_NOT_FOUND');
  });

  it('lets one of fifty parallel requests write, and returns the same response to the others', async () => {
    const body = simulation('30600602');
    const answers = await Promise.all(Array.from({ length: 50 }, () => set('fifty', body)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => readAnswer(answer, setSimulationAnswer).uuid)).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(readError(answer)).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_IN_FLIGHT' });
    }
    expect(await written('30600602')).toBe(1);
  });

  it('may have 255 characters', async () => {
    const key = 'k'.repeat(255);
    const first = readAnswer(await set(key, simulation('30600603')), setSimulationAnswer);
    expect(readAnswer(await set(key, simulation('30600603')), setSimulationAnswer)).toEqual(first);
    expect((await set(`${key}k`, simulation('30600603'))).status).toBe(400);
  });

  it('of a signed-in user is separate from those of other users and of guests in the same browser', async () => {
    const body = simulation('30600604');
    const subject = { 'x-subject': 'guest:1' };
    const [one, two] = [await identity.bearer(APPLICANT), await identity.bearer(OTHER_APPLICANT)];
    const first = readAnswer(await set('person', body, { ...one, ...subject }), setSimulationAnswer);
    expect(readAnswer(await set('person', body, { ...one, ...subject }), setSimulationAnswer)).toEqual(first);
    expect(readAnswer(await set('person', body, { ...two, ...subject }), setSimulationAnswer)).not.toEqual(
      first,
    );
    expect(readAnswer(await set('person', body, subject), setSimulationAnswer)).not.toEqual(first);
    expect(
      await bank.sql.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'person')),
    ).toHaveLength(3);
  });
});
