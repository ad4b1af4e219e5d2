import { messagesOf } from '@prendarios/rules/forms/schema';
import { vehicleForm } from '@prendarios/rules/forms/vehicle';
import { describe, expect, test } from 'vitest';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import { indicativeQuoteInput, vehicleValues, yearKey } from './vehicleForm.ts';

const conditions = { minTerm: 6, maxTerm: 60, maxLtvFixed: '80.00', maxLtvUva: '70.00' };
const choice = { ...EMPTY_CHOICE, agreementId: '1', purchaseValue: 30_000_000 };

describe('the vehicle form', () => {
  test('reports every missing value in page order; a quote by value needs no brand or model', () => {
    const empty = vehicleValues(EMPTY_CHOICE);
    expect(Object.keys(messagesOf(vehicleForm('PER_MODEL'), empty))).toEqual([
      'typeCode',
      'brandId',
      'modelId',
      'year',
      'purchaseValue',
    ]);
    expect(Object.keys(messagesOf(vehicleForm('PER_VALUE'), empty))).toEqual([
      'typeCode',
      'year',
      'purchaseValue',
    ]);
  });

  test.each([
    [999_999, true],
    [1_000_000, false],
    [999_999_999, false],
    [1_000_000_000, true],
  ])('rejects a value of %i: %s', (purchaseValue, refused) => {
    const found = messagesOf(vehicleForm('PER_VALUE'), { ...vehicleValues(EMPTY_CHOICE), purchaseValue });
    expect('purchaseValue' in found).toBe(refused);
  });

  test('allows the same year as both new and used', () => {
    expect(yearKey({ year: 2026, zeroKm: true })).not.toBe(yearKey({ year: 2026, zeroKm: false }));
  });
});

describe('the indicative quote', () => {
  test('requests the maximum that the value allows, or a lower desired amount', () => {
    expect(indicativeQuoteInput(choice, conditions)).toMatchObject({ financedAmount: '24000000', term: 48 });
    expect(indicativeQuoteInput({ ...choice, amount: 20_000_000, term: 12 }, conditions)).toMatchObject({
      financedAmount: '20000000',
      term: 12,
    });
    expect(indicativeQuoteInput({ ...choice, amount: 90_000_000 }, conditions)?.financedAmount).toBe(
      '24000000',
    );
    expect(indicativeQuoteInput({ ...choice, purchaseValue: 900_000_000 }, conditions)?.financedAmount).toBe(
      '89999999',
    );
  });

  test('requests nothing while the value is unknown or too low', () => {
    expect(indicativeQuoteInput({ ...choice, purchaseValue: null }, conditions)).toBeNull();
    expect(indicativeQuoteInput({ ...choice, purchaseValue: 1_100_000 }, conditions)).toBeNull();
    expect(indicativeQuoteInput(choice, undefined)).toBeNull();
  });

  test('uses UVA for an agreement without a fixed rate', () => {
    expect(indicativeQuoteInput(choice, { ...conditions, maxLtvFixed: '0' })).toMatchObject({
      mode: 'UVA',
      financedAmount: '21000000',
    });
  });
});
