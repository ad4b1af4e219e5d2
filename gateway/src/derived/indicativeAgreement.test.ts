import { describe, expect, it } from 'vitest';
import type { Schemas } from '../bank/contract.ts';
import type { VehicleCondition } from '../generated/resolvers.ts';
import { indicativeAgreement } from './indicativeAgreement.ts';

const agreement = (id: number, description: string): Schemas['Agreement'] => ({
  id,
  code: `AGREEMENT_${id}`,
  description,
  vehicleTypes: ['A'],
  modes: ['TRD'],
  minTerm: 6,
  maxTerm: 48,
  maxLtvTRD: 60,
  maxLtvUVA: 60,
  maxVehicleAge: 10,
});
const BOTH = agreement(1, 'PARTICULARES');
const NEW = agreement(2, 'TASA 0KM');
const USED = agreement(3, 'TASA USADOS');
type Marked = Schemas['BranchCouponAnswer']['indicativeAgreements'];
const chosen = (agreements: readonly (typeof BOTH)[], condition: VehicleCondition, marked?: Marked) => {
  const conditions = { agreements: [...agreements], indicativeAgreements: marked };
  return indicativeAgreement(conditions, condition)?.id ?? null;
};

describe('the agreement for indicative figures', () => {
  it.each([
    ['ZERO_KM', [BOTH, USED, NEW], 2],
    ['USED', [BOTH, NEW, USED], 3],
    ['ZERO_KM', [BOTH, USED], null],
    ['USED', [BOTH, NEW], null],
    ['USED', [], null],
  ] as const)(
    '[VA-13] for %s among %j is the first for such vehicles only: %j',
    (condition, agreements, id) => {
      expect(chosen(agreements, condition)).toBe(id);
    },
  );

  it.each([
    ['ZERO_KM', { zeroKm: 1, used: 3 }, 1],
    ['USED', { zeroKm: 2, used: 1 }, 1],
    ['USED', { zeroKm: 1, used: null }, 3],
    ['ZERO_KM', { zeroKm: 99, used: null }, 2],
  ] as const)('for %s is the one that the bank marked with %j: %s', (condition, marked, id) => {
    expect(chosen([BOTH, NEW, USED], condition, marked)).toBe(id);
  });
});
