import { describe, expect, it } from 'vitest';
import type { ConditionsAnswer } from '../bank/branches.ts';
import type { VehicleCondition } from '../generated/resolvers.ts';
import { indicativeAgreement } from './indicativeAgreement.ts';

const agreement = (id: string, description: string) => ({
  id,
  description,
  vehicleTypes: ['A'],
  modes: ['FIXED' as const],
  minTerm: 6,
  maxTerm: 48,
  maxLtvFixed: 60,
  maxLtvUVA: 60,
  maxVehicleAge: 10,
});
const BOTH = agreement('1', 'PARTICULARES');
const NEW = agreement('2', 'TASA 0KM');
const USED = agreement('3', 'TASA USADOS');
type Marked = ConditionsAnswer['indicativeAgreements'];
const chosen = (agreements: readonly (typeof BOTH)[], condition: VehicleCondition, marked?: Marked) => {
  const defaultCoupon = { pledgeDefaultCouponId: 'COUPON_DEFAULT' };
  const conditions = { defaultCoupon, agreements: [...agreements], indicativeAgreements: marked };
  return indicativeAgreement(conditions, condition)?.id ?? null;
};

describe('the agreement of figures without an applicant', () => {
  it.each([
    ['ZERO_KM', [BOTH, USED, NEW], '2'],
    ['USED', [BOTH, NEW, USED], '3'],
    ['ZERO_KM', [BOTH, USED], null],
    ['USED', [BOTH, NEW], null],
    ['USED', [], null],
  ] as const)(
    '[VA-13] for %s of %j is the first that takes such vehicles alone: %j',
    (condition, agreements, id) => {
      expect(chosen(agreements, condition)).toBe(id);
    },
  );

  it.each([
    ['ZERO_KM', { zeroKm: '1', used: '3' }, '1'],
    ['USED', { zeroKm: '2', used: '1' }, '1'],
    ['USED', { zeroKm: '1' }, '3'],
    ['ZERO_KM', { zeroKm: '99' }, '2'],
  ] as const)('for %s is the one that the bank marks by %j: %s', (condition, marked, id) => {
    expect(chosen([BOTH, NEW, USED], condition, marked)).toBe(id);
  });
});
