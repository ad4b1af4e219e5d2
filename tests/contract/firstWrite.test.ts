import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulations } from '../../upstream/bank/src/domain/records/tables.ts';
import { Guest, product } from './guest.ts';
import { type Product, simulationInput } from './journeySteps.ts';

let running: Product;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

const START =
  'mutation M($input: StartSimulationInput!) { startSimulation(input: $input) { simulation { id } userErrors { code } } }';
type Answer = { startSimulation: { simulation: { id: string } | null; userErrors: { code: string }[] } };

async function start(guest: Guest, documentNumber: string, key: string) {
  const input = simulationInput(documentNumber);
  const { data } = await guest.ask<Answer>(START, { input }, { 'idempotency-key': key });
  return data?.startSimulation;
}

const written = (documentNumber: string) =>
  running.bank.sql.$count(simulations, eq(simulations.document, documentNumber));

describe("a guest's first write", () => {
  it('takes effect once when its response with the cookie is lost', async () => {
    const key = randomUUID();
    const lost = await start(new Guest(running.url), '30811001', key);
    const retry = new Guest(running.url);
    expect(await start(retry, '30811001', key)).toEqual(lost);
    expect(await written('30811001')).toBe(1);
    // The retry's cookie gives the access that the lost one would have given.
    const { currentSimulation } = await retry.data<{ currentSimulation: { id: string } }>(
      '{ currentSimulation { id } }',
    );
    expect(currentSimulation.id).toBe(lost?.simulation?.id);
  });

  it('takes effect once when the browser gets a cookie before the retry', async () => {
    const key = randomUUID();
    const lost = await start(new Guest(running.url), '30811002', key);
    const retry = new Guest(running.url);
    await retry.mutate('findProposal', { documentNumber: '30811009' }, 'match { id }');
    expect(retry.cookie).not.toBe('');
    expect(await start(retry, '30811002', key)).toEqual(lost);
    expect(await written('30811002')).toBe(1);
  });

  it('takes effect once when repeated after its response has arrived', async () => {
    const key = randomUUID();
    const guest = new Guest(running.url);
    const first = await start(guest, '30811003', key);
    expect(await start(guest, '30811003', key)).toEqual(first);
    expect(await written('30811003')).toBe(1);
  });

  it('shows no data to another guest who uses the same key', async () => {
    const key = randomUUID();
    const first = await start(new Guest(running.url), '30811004', key);
    const other = new Guest(running.url);
    const answer = await start(other, '30811005', key);
    expect(first?.simulation).not.toBeNull();
    expect(answer).toMatchObject({ simulation: null, userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] });
    expect(await other.data('{ currentSimulation { id } }')).toEqual({ currentSimulation: null });
  });

  it('is identified only by the cookie when the key could be guessed', async () => {
    const first = await start(new Guest(running.url), '30811006', 'first-key-1');
    const second = await start(new Guest(running.url), '30811006', 'first-key-1');
    expect(second?.simulation?.id).not.toBe(first?.simulation?.id);
  });
});
