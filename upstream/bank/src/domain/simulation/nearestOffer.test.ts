import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoScoring } from '../../demo/personas.ts';
import { readSettings } from '../../platform/settings.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { customer, simulation } from '../../testing/journey.ts';
import { setSimulationAnswer, statusAnswer } from '../api/simulation.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { decide, isApproved } from './decision.ts';

type Deciding = Parameters<typeof decide>[0];
type Vehicle = Parameters<typeof decide>[1]['vehicle'];

let bank: TestBank;
let deciding: Deciding;
beforeAll(async () => {
  bank = await testBank();
  deciding = {
    settings: readSettings({}),
    clock: { now: () => new Date('2026-11-20T15:00:00Z') },
    catalogues: await loadCatalogues(bank.sql),
    scoring: demoScoring(),
  };
});
afterAll(() => bank.close());

const STEP = 1_000;
const used = (purchaseValue: number, year = 2020): Vehicle => ({
  vehicleType: 'A',
  fuelYear: { year, price: purchaseValue, zeroKm: false, valid: true },
  purchaseValue,
  taxi: false,
});
const applicant = (
  vehicle: Vehicle,
  change: { agreementId?: number; document?: string; income?: string },
) => ({
  customer: customer(change.document ?? '30200350', { income: change.income ?? '2000000' }),
  coOwner: null,
  vehicle,
  agreementId: change.agreementId ?? 6,
  couponId: null,
});

describe('the nearest offer after a rejection', () => {
  it('[ST-24] is approved when requested, and a thousand pesos less is rejected', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 3_000_000 }),
        fc.integer({ min: 2016, max: 2026 }),
        fc.constantFrom(5, 6, 7, 9),
        fc.integer({ min: 20_000, max: 4_000_000 }),
        (value, year, agreementId, income) => {
          const of = (purchaseValue: number) =>
            decide(deciding, applicant(used(purchaseValue, year), { agreementId, income: String(income) }));
          const { nearest, refusal } = of(value);
          if (nearest === undefined) return;
          expect(refusal).toBe('VEHICLE');
          const taken = of(nearest.purchaseValue);
          expect(isApproved(taken)).toBe(true);
          expect(Math.max(taken.result.finalAmount, taken.result.finalAmountUVA)).toBe(
            nearest.financedAmount,
          );
          expect(isApproved(of(nearest.purchaseValue - STEP))).toBe(false);
        },
      ),
      // The income is too low for any fixed-rate loan, and the value for any UVA loan.
      { examples: [[2_000_000, 2018, 9, 81_464]] },
    );
  });

  it('[ST-24] exists for any value that is too low if the income covers the smallest loan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 1_499_000 }), (value) => {
        // 60 % minus ten points at six years: two million.
        expect(decide(deciding, applicant(used(value), {})).nearest).toEqual({
          purchaseValue: 2_000_000,
          financedAmount: 1_000_000,
        });
      }),
    );
  });

  it.each([
    ['an income too low for any loan', used(40_000_000), { income: '1000' }],
    ['an income too low for any loan, and a low value', used(1_000_000), { income: '1000' }],
    ['a person rejected with any vehicle', used(1_000_000), { document: '20000004' }],
    ['a model whose loan the catalogue price limits', { ...used(1_000_000), brand: 'FIAT', model: 1 }, {}],
  ])('[ST-24] does not exist for %s', (_what, vehicle, change) => {
    const decision = decide(deciding, applicant(vehicle, change));
    expect(isApproved(decision)).toBe(false);
    expect(decision.nearest).toBeUndefined();
  });

  it('[CA-04] is part of a rejection’s status, but not of an approval’s', async () => {
    const answerTo = async (purchaseValue: number) => {
      const vehicle = used(purchaseValue, 2021);
      const body = simulation('30200351', { vehicle, agreementId: 6, simulationType: 'PER_VALUE' });
      const { uuid, idRequest } = readAnswer(
        await bank.post('/simulation/set_simulation', body),
        setSimulationAnswer,
      );
      const poll = async () =>
        readAnswer(
          await bank.get(`/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`),
          statusAnswer,
        );
      expect(await poll()).toEqual({ status: 'PENDING' });
      return poll();
    };
    const refused = await answerTo(1_000_000);
    expect(refused).toMatchObject({ status: 'REJECTED', reason: 'VEHICLE' });
    expect(await answerTo(refused.nearest?.purchaseValue ?? 0)).toEqual({ status: 'APPROVED' });
  });
});
