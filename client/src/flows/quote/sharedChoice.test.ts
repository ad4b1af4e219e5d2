import { expect, test } from 'vitest';
import { EMPTY_CHOICE, readChoice, withoutQuote } from '#shared/loan/quote/choice.ts';
import { requestHref, type QuoteView } from './sharedChoice.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const vehicle: NonNullable<QuoteView['vehicle']> = {
  __typename: 'QuotedVehicle',
  name: 'Fiat Cronos · 0KM 2027',
  typeCode: 'A',
  brandId: 'FIAT',
  modelId: '1',
  year: 2027,
  zeroKm: true,
  purchaseValue: money('31200000.00'),
};
type Asked = Parameters<typeof requestHref>[0];
const quote = (change: Partial<Asked> = {}): Asked => ({
  agreementId: '1',
  couponId: 'VERANO',
  vehicle,
  figures: { financedAmount: money('20000000.00'), term: 48 },
  ...change,
});
const choiceOf = (asked: Asked, carried = new URLSearchParams()) => {
  const { pathname, searchParams } = new URL(requestHref(asked, carried), 'https://banco.example');
  expect(pathname).toBe('/titular/cotizacion/preferencia');
  return readChoice(searchParams);
};
const asked = { agreementId: '1', couponId: 'VERANO', amount: 20_000_000, term: 48 };

test.each<[string, Partial<Asked>, object]>([
  [
    'a model',
    {},
    {
      kind: 'PER_MODEL',
      typeCode: 'A',
      brandId: 'FIAT',
      modelId: '1',
      year: 2027,
      zeroKm: true,
      purchaseValue: 31_200_000,
    },
  ],
  [
    'a value and year',
    { vehicle: { ...vehicle, brandId: null, modelId: null } },
    { kind: 'PER_VALUE', typeCode: 'A', year: 2027, zeroKm: true, purchaseValue: 31_200_000 },
  ],
  [
    'the landing page',
    { vehicle: { ...vehicle, typeCode: null, brandId: null, modelId: null, year: null, zeroKm: false } },
    { zeroKm: false, purchaseValue: 31_200_000 },
  ],
  ['only an amount', { vehicle: null }, {}],
])('opens the flow with the choice of a quote of %s', (_name, change, expected) => {
  expect(choiceOf(quote(change))).toEqual({ ...EMPTY_CHOICE, ...asked, ...expected });
});

test('keeps amount and term in a new simulation, and the source of the visit', () => {
  expect(withoutQuote(choiceOf(quote()))).toEqual({});
  expect(requestHref(quote(), new URLSearchParams({ utm_source: 'radio' }))).toContain('utm_source=radio');
});
