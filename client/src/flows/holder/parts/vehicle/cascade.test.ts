import { describe, expect, test } from 'vitest';
import {
  chooseAgreement,
  chooseBrand,
  chooseModel,
  chooseOccupation,
  chooseType,
  chooseYear,
} from './cascade.ts';
import { EMPTY_CHOICE, type QuoteChoice } from '#shared/loan/quote/choice.ts';

const full: QuoteChoice = {
  ...EMPTY_CHOICE,
  agreementId: '1',
  occupationId: '1',
  typeCode: 'U',
  brandId: 'FIAT',
  modelId: '7',
  year: 2027,
  zeroKm: true,
  purchaseValue: 30_000_000,
};

const after = (change: Partial<QuoteChoice>) => ({ ...full, ...change });

describe('the vehicle cascade [ST-21]', () => {
  test.each([
    [
      'an agreement clears type, brand, model and year',
      chooseAgreement(full, '5'),
      ['typeCode', 'brandId', 'modelId', 'year', 'zeroKm'],
    ],
    ['a type clears brand, model and year', chooseType(full, 'A'), ['brandId', 'modelId', 'year', 'zeroKm']],
    ['a brand clears model and year', chooseBrand(full, 'FORD'), ['modelId', 'year', 'zeroKm']],
    ['a model clears the year', chooseModel(full, '8'), ['year', 'zeroKm']],
  ] as const)('%s', (_title, change, cleared) => {
    const below = ['typeCode', 'brandId', 'modelId', 'year', 'zeroKm'] as const;
    const result = after(change);
    for (const key of below) {
      const isCleared = (cleared as readonly string[]).includes(key);
      expect(result[key] === null, key).toBe(isCleared);
    }
  });

  test('clears nothing when the same value is selected again', () => {
    expect(chooseAgreement(full, '1')).toEqual({});
    expect(chooseType(full, 'U')).toEqual({});
    expect(chooseBrand(full, 'FIAT')).toEqual({});
    expect(chooseModel(full, '7')).toEqual({});
  });

  test('clears a utility vehicle when the user is no longer self-employed [VA-12]', () => {
    expect(after(chooseOccupation(full, '2'))).toMatchObject({
      occupationId: '2',
      typeCode: null,
      year: null,
    });
    expect(after(chooseOccupation({ ...full, typeCode: 'A' }, '2'))).toMatchObject({
      typeCode: 'U',
      year: 2027,
    });
    expect(chooseOccupation({ ...full, typeCode: 'A' }, '2')).toEqual({ occupationId: '2' });
  });

  test('sets the price of a year, if any, as the purchase value', () => {
    const priced = { year: 2025, zeroKm: false, price: { amount: '21500000.00' } };
    expect(chooseYear(priced)).toEqual({ year: 2025, zeroKm: false, purchaseValue: 21_500_000 });
    expect(chooseYear({ year: 2025, zeroKm: false, price: null })).toEqual({ year: 2025, zeroKm: false });
  });
});
