import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAmount, parseAmount } from './amount.ts';
import { formatMoney, formatNumber, formatPesos } from './format.ts';

const RANGE = 'El monto tiene que estar entre 1.000.000 y 89.999.999 pesos.';

describe('amounts', () => {
  it.each([
    ['$ 20.000.000', 20_000_000],
    ['20000000', 20_000_000],
    ['20.000.000,50', 20_000_000.5],
    ['20 000 000', 20_000_000],
    ['$20.000.000,', 20_000_000],
    ['1,500,000.50', 1_500_000.5],
    ['1500000.5', 1_500_000.5],
    ['1500000,5', 1_500_000.5],
    ['ARS 1.000.000', 1_000_000],
    ['12.500.000 pesos', 12_500_000],
    ['15 millones', 15_000_000],
    ['15,5 millones', 15_500_000],
    ['15,525 millones', 15_525_000],
    ['$ 15.5 M', 15_500_000],
    ['8M', 8_000_000],
    ['15 MM', 15_000_000],
    ['20.000.000.', 20_000_000],
    ['２０００００００', 20_000_000],
    ['1 millón', 1_000_000],
    ['20 MILL.', 20_000_000],
    ['$ 32 millones de pesos', 32_000_000],
    ['1 millón 200 mil', 1_200_000],
    ['2 millones y 50 mil', 2_050_000],
    ['800 mil', 800_000],
    ['1.500 mil', 1_500_000],
    ['800k', 800_000],
    ['millones', null],
    ['15 millas', null],
    ['15 metros', null],
    ['1.5.5 millones', null],
    ['-15 millones', null],
    ['$ Infinity', null],
    ['1e9', null],
    ['20.00.000', null],
    ['-5', null],
    ['1e7', null],
    ['veinte', null],
    ['', null],
    ['20$000', null],
  ])('parses %j as %j', (text, expected) => expect(parseAmount(text)).toBe(expected));

  it.each([
    ['999.999', RANGE],
    ['1.000.000', null],
    ['89.999.999', null],
    ['89.999.999,01', RANGE],
    ['90.000.000', RANGE],
    ['20.000.000,50', 'Ingresá el monto en pesos, sin centavos.'],
    ['20.000.000,00', null],
    [' ', 'Ingresá el monto.'],
    ['mucho', 'El monto lleva solo números, como 20.000.000.'],
  ])('[VA-10] %j gets the message %j', (text, expected) => expect(checkAmount(text)).toBe(expected));

  it('[VA-10] limits the range to an offer’s limits and never widens it', () => {
    expect(checkAmount('6.000.000', { min: 1_000_000, max: 5_000_000 })).toBe(
      'El monto tiene que estar entre 1.000.000 y 5.000.000 pesos.',
    );
    expect(checkAmount('95.000.000', { min: 0, max: 99_000_000 })).toBe(RANGE);
  });

  it('parses every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pesos) => {
        for (const text of [formatMoney(pesos), formatPesos(pesos), formatNumber(pesos), String(pesos)]) {
          expect(parseAmount(text)).toBe(pesos);
        }
      }),
    );
  });
});
