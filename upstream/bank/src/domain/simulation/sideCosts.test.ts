import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { sideCostsAnswer } from '../api/sideCosts.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const USED = { value: '30000000', zeroKm: 'false', financedAmount: '20000000' };
const NEW = { ...USED, zeroKm: 'true' };
const ask = (query: Record<string, string>) => bank.get(`/ext/side-costs?${new URLSearchParams(query)}`);
const costs = async (query: Record<string, string>) => readAnswer(await ask(query), sideCostsAnswer);
const amounts = (answer: z.infer<typeof sideCostsAnswer>) =>
  Object.fromEntries(answer.items.map(({ code, amount }) => [code, amount]));

describe('the estimate of additional costs', () => {
  it('includes 0.2 % of the amount, stamp tax and 1 % of a used vehicle’s value once, and plate tax every month', async () => {
    // Buenos Aires: stamps 1.2 %, plate tax 3.6 % a year.
    expect(await costs({ ...USED, provinceId: '2' })).toEqual({
      provinceId: 2,
      items: [
        {
          code: 'PLEDGE_REGISTRATION',
          amount: 40_000,
          monthly: false,
          payee: 'Registro de la Propiedad del Automotor',
        },
        { code: 'STAMP_TAX', amount: 240_000, monthly: false, payee: 'ARBA' },
        {
          code: 'TRANSFER',
          amount: 300_000,
          monthly: false,
          payee: 'Registro de la Propiedad del Automotor',
        },
        { code: 'PLATE_TAX', amount: 90_000, monthly: true, payee: 'ARBA' },
      ],
      total: 580_000,
      source: 'Valores de demostración, según lo habitual en los registros y las rentas de cada provincia',
      date: '2026-11-01',
    });
  });

  it('includes no transfer for a new vehicle, which some provinces exempt from stamp tax', async () => {
    expect(amounts(await costs({ ...NEW, provinceId: '2' }))).toEqual({
      PLEDGE_REGISTRATION: 40_000,
      STAMP_TAX: 0,
      PLATE_TAX: 90_000,
    });
    expect(amounts(await costs({ ...NEW, provinceId: '24' })).STAMP_TAX).toBe(720_000);
  });

  it('uses the capital if no province is given', async () => {
    expect((await costs(USED)).provinceId).toBe(1);
  });

  it('is rounded to cents', async () => {
    expect(amounts(await costs({ ...USED, value: '10000001', financedAmount: '1000003' }))).toMatchObject({
      PLEDGE_REGISTRATION: 2_000.01,
      PLATE_TAX: 26_666.67,
    });
  });

  it('exists for every listed province', async () => {
    const provinces = readAnswer(await bank.get('/places/get_states'), z.array(z.object({ id: z.number() })));
    expect(provinces).toHaveLength(24);
    for (const { id } of provinces) {
      const { STAMP_TAX = -1, PLATE_TAX = -1 } = amounts(await costs({ ...USED, provinceId: String(id) }));
      expect(STAMP_TAX).toBeGreaterThanOrEqual(0);
      expect(STAMP_TAX).toBeLessThanOrEqual(720_000);
      // 2 to 5 % a year.
      expect(PLATE_TAX).toBeGreaterThanOrEqual(50_000);
      expect(PLATE_TAX).toBeLessThanOrEqual(125_000);
    }
  });

  it.each([
    ['an unlisted province', { ...USED, provinceId: '99' }],
    ['a vehicle without a value', { ...USED, value: '0' }],
  ])('is rejected for %s', async (_what, query) => {
    expect(readError(await ask(query))).toMatchObject({ statusCode: 400 });
  });
});
