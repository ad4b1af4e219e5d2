import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from '../loan/decimal.ts';
import { driverFactor, monthlyPremium, type PremiumInput, vehicleAgeFactor, zoneFactor } from './premium.ts';

const vector: PremiumInput = {
  insuredSum: '30000000',
  pctMonth: '0.42',
  minPremium: '26000',
  tariffIndex: '1.0',
  place: { provinceId: 1, city: 'CIUDAD DE BUENOS AIRES', postalCode: '1000' },
  vehicleAge: 0,
  driverAge: 35,
};

describe('insurance premium', () => {
  it('is 144,900.00 for the test vector', () =>
    expect(formatCents(monthlyPremium(vector))).toBe('144900.00'));

  it('is never below the coverage’s minimum', () => {
    expect(formatCents(monthlyPremium({ ...vector, insuredSum: '1000000' }))).toBe('26000.00');
  });

  it.each([
    [1, 'CIUDAD DE BUENOS AIRES', '1000', '1.15'],
    [2, 'SAN ISIDRO', '1642', '1.30'],
    [2, 'LA PLATA', 'B1900ABC', '1.30'],
    [2, 'MAR DEL PLATA', '7600', '0.75'],
    [2, 'LUJAN', '6700', '0.75'],
    [21, 'ROSARIO', '2000', '1.10'],
    [6, 'Córdoba', '5000', '1.10'],
    [13, 'MENDOZA', '5500', '1.10'],
    [21, 'SANTA FE', '3000', '0.75'],
    [6, 'ROSARIO', '5000', '0.75'],
  ])('in province %i, %s (%s) the zone is %s', (provinceId, city, postalCode, expected) =>
    expect(zoneFactor({ provinceId, city, postalCode })).toBe(expected),
  );

  it.each([
    [0, '1'],
    [5, '1.1'],
    [10, '1.2'],
    [25, '1.2'],
  ])('the factor for a vehicle aged %i is %s', (years, expected) =>
    expect(vehicleAgeFactor(years).toString()).toBe(expected),
  );

  it.each([
    [24, '1.25'],
    [25, '1'],
    [59, '1'],
    [60, '0.92'],
  ])('the factor for a driver aged %i is %s', (age, expected) => expect(driverFactor(age)).toBe(expected));

  it('grows with the sum insured', () => {
    fc.assert(
      fc.property(fc.nat({ max: 90_000_000 }), fc.nat({ max: 90_000_000 }), (sum, more) => {
        const small = monthlyPremium({ ...vector, insuredSum: sum });
        expect(monthlyPremium({ ...vector, insuredSum: sum + more }).gte(small)).toBe(true);
      }),
    );
  });
});
