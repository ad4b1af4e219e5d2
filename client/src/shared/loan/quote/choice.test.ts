import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceSearch,
  EMPTY_CHOICE,
  isVehicleChosen,
  readChoice,
  withoutQuote,
  writeChoice,
  type QuoteChoice,
} from './choice.ts';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const whole = orNull(fc.integer({ min: 0, max: 999_999_999 }));
const key = orNull(fc.nat(999_999_999).map(String));
const choices: fc.Arbitrary<QuoteChoice> = fc.record({
  kind: orNull(fc.constantFrom('PER_MODEL' as const, 'PER_VALUE' as const)),
  agreementId: key,
  couponId: orNull(fc.constantFrom('COUPON_DEFAULT', 'PROMO-10')),
  pointOfSaleCode: orNull(fc.constant('00012')),
  occupationId: key,
  typeCode: orNull(fc.constantFrom('A', 'M', 'U')),
  brandId: orNull(fc.constantFrom('FIAT', 'MERCEDES BENZ', 'CITROËN')),
  modelId: key,
  year: whole,
  zeroKm: orNull(fc.boolean()),
  cng: orNull(fc.boolean()),
  purchaseValue: whole,
  amount: whole,
  term: whole,
  rateMode: orNull(fc.constantFrom('FIXED' as const, 'UVA' as const)),
  dueDay: whole,
  selfManagementUuid: orNull(fc.uuid()),
});

describe('the choice in the URL', () => {
  test('round-trips for any value [EN-17]', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(new URLSearchParams(choiceSearch(choice)))).toEqual(choice);
      }),
    );
  });

  test.each([
    'convenio=uno',
    'valor=-5',
    'valor=1e9',
    'modo=otro',
    'tasa=variable',
    '0km=quizas',
    'marca=<script>',
    'tipo=',
    'autogestion=b7c1d8e2&deleteIfExists=true',
  ])('is empty for a link with %s', (search) => {
    expect(readChoice(new URLSearchParams(search))).toEqual(EMPTY_CHOICE);
  });

  test('loses only the keys that a change clears', () => {
    const before = new URLSearchParams('utm_source=radio&tipo=A&marca=FIAT');
    expect(writeChoice(before, { typeCode: 'M', brandId: null }).toString()).toBe('utm_source=radio&tipo=M');
  });

  test('requires a model only for a quote by model', () => {
    const byValue: QuoteChoice = {
      ...EMPTY_CHOICE,
      kind: 'PER_VALUE',
      agreementId: '1',
      typeCode: 'A',
      year: 2027,
      zeroKm: true,
      purchaseValue: 30_000_000,
    };
    expect(isVehicleChosen(byValue)).toBe(true);
    expect(isVehicleChosen({ ...byValue, kind: 'PER_MODEL' })).toBe(false);
    expect(isVehicleChosen({ ...byValue, kind: 'PER_MODEL', brandId: 'FIAT', modelId: '0' })).toBe(true);
    expect(isVehicleChosen({ ...byValue, purchaseValue: null })).toBe(false);
  });

  test('does not include the previous quote in a new simulation [ST-23]', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const quoted: QuoteChoice = { ...choice, rateMode: 'UVA', amount: 9_000_000, term: 12, dueDay: 5 };
        const next = { ...quoted, ...withoutQuote(quoted) };
        expect(next).toEqual({ ...choice, rateMode: null, amount: null, term: null, dueDay: null });
      }),
    );
  });

  test('keeps an earlier quote until a quoter has used it', () => {
    expect(withoutQuote({ ...EMPTY_CHOICE, amount: 9_000_000, term: 12, rateMode: 'UVA' })).toEqual({});
  });
});
