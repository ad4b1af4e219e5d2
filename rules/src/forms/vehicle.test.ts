import { describe, expect, test } from 'vitest';
import { minValue } from '../loanToValue.ts';
import { vehicleForm } from './vehicle.ts';

const choice = { typeCode: 'A', brandId: null, modelId: null, year: 2026, zeroKm: true };
const errorsOf = (purchaseValue: number | null, ltv?: number) =>
  vehicleForm('PER_VALUE', ltv)
    .safeParse({ ...choice, purchaseValue })
    .error?.issues.map(({ message }) => message) ?? [];

describe('the vehicle’s value', () => {
  test('must allow at least the minimum amount under the agreement', () => {
    expect(minValue(80)).toBe(1_250_000);
    expect(errorsOf(1_249_999, 80)).toEqual([
      'El vehículo tiene que valer al menos $\u00a01.250.000. Ingresalo completo, con los ceros.',
    ]);
    expect(errorsOf(1_250_000, 80)).toEqual([]);
    expect(errorsOf(1_428_000, 70)).toEqual([
      'El vehículo tiene que valer al menos $\u00a01.429.000. Ingresalo completo, con los ceros.',
    ]);
  });

  test('must be at least the minimum amount while the agreement is unknown', () => {
    expect(errorsOf(999_999)).toHaveLength(1);
    expect(errorsOf(1_000_000)).toEqual([]);
  });

  test('is required and must be below the limit that catches typos', () => {
    expect(errorsOf(null)).toHaveLength(1);
    expect(errorsOf(1_000_000_000)).toHaveLength(1);
  });
});
