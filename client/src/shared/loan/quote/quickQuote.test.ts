import { maxAmount, minValue } from '@prendarios/rules/loanToValue';
import { describe, expect, test } from 'vitest';
import { EMPTY_CHOICE, readChoice } from './choice.ts';
import { isQuotable, startHref, withinLimits, withVehicle, type QuickChoice } from './quickQuote.ts';

const choice: QuickChoice = { condition: 'ZERO_KM', value: 32_000_000, amount: 20_000_000, term: 48 };
const terms = [12, 24, 36, 48, 60];

describe('the landing page’s quick quote', () => {
  test('offers the percentage of the value up to the product’s maximum [VA-10]', () => {
    expect(maxAmount(32_000_000, 80)).toBe(25_600_000);
    expect(maxAmount(900_000_000, 80)).toBe(89_999_999);
  });

  test('calculates the lowest value that allows the minimum amount', () => {
    expect(minValue(80)).toBe(1_250_000);
    expect(maxAmount(minValue(70), 70)).toBeGreaterThanOrEqual(1_000_000);
  });

  test.each([
    [1_250_000, true],
    [1_249_999, false],
    [1_000_000_000, false],
    [null, false],
  ])('is possible for a value of %j: %s', (value, expected) => {
    expect(isQuotable(value, 80)).toBe(expected);
  });

  test('clamps amount and term to the limits when the vehicle changes', () => {
    expect(withinLimits({ ...choice, value: 10_000_000 }, 80, terms).amount).toBe(8_000_000);
    expect(withinLimits({ ...choice, amount: 5 }, 80, terms).amount).toBe(1_000_000);
    expect(withinLimits({ ...choice, term: 60 }, 80, [12, 24]).term).toBe(24);
    expect(withinLimits(choice, 80, terms)).toEqual(choice);
  });

  test('restores the amount when the value that reduced it is corrected', () => {
    const asked = { amount: 20_000_000, term: 48 };
    const reduced = withVehicle(choice, asked, { value: 3_200_000 }, { ltv: 80, terms });
    expect(reduced.amount).toBe(2_560_000);
    expect(withVehicle(reduced, asked, { value: 32_000_000 }, { ltv: 80, terms })).toEqual(choice);
  });

  test('passes the choice and the source of the visit to the flow', () => {
    const href = startHref(
      choice,
      { agreementId: '71', couponId: 'BIENV' },
      new URLSearchParams({ utm_source: 'radio' }),
    );
    expect(href).toBe(
      '/titular/cotizacion/preferencia?convenio=71&cupon=BIENV&modo=por-valor&valor=32000000&0km=si&monto=20000000&cuotas=48&utm_source=radio',
    );
    expect(readChoice(new URL(href, 'https://bank.invalid').searchParams)).toEqual({
      ...EMPTY_CHOICE,
      kind: 'PER_VALUE',
      agreementId: '71',
      couponId: 'BIENV',
      purchaseValue: 32_000_000,
      zeroKm: true,
      amount: 20_000_000,
      term: 48,
    });
    const uva = startHref(choice, { agreementId: '71', couponId: null, isUva: true }, new URLSearchParams());
    expect(readChoice(new URL(uva, 'https://bank.invalid').searchParams).rateMode).toBe('UVA');
    expect(startHref(choice, { agreementId: null, couponId: null }, new URLSearchParams())).toBe(
      '/titular/cotizacion/preferencia?modo=por-valor&valor=32000000&0km=si&monto=20000000&cuotas=48',
    );
  });
});
