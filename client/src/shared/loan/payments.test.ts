import { expect, test } from 'vitest';
import { barOf, paymentRows, payments } from './payments.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const figures = (change: object = {}) => ({
  __typename: 'LoanFigures' as const,
  mode: 'FIXED' as const,
  firstInstallment: {
    __typename: 'FirstInstallment' as const,
    total: money('1464615.43'),
    paymentDate: '2027-01-11',
    extraDays: 21,
  },
  secondInstallment: money('954204.45'),
  ...change,
});

const lines = (all: ReturnType<typeof payments>) =>
  all.map(({ label, value, note }) => `${label} ${value} ${note}`.replaceAll('\u00a0', ' '));

test.each([
  [
    'a fixed rate',
    figures(),
    [
      'Primera cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más',
      'Desde la segunda $ 954.204,45 con IVA, y baja todos los meses',
    ],
  ],
  [
    'UVA',
    figures({ mode: 'UVA' }),
    [
      'Primera cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más',
      'Desde la segunda $ 954.204,45 con IVA, y se actualiza con la UVA',
    ],
  ],
  [
    'one instalment',
    figures({ secondInstallment: null }),
    ['Única cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más'],
  ],
  [
    'no extra days',
    figures({ firstInstallment: { ...figures().firstInstallment, extraDays: 0 }, secondInstallment: null }),
    ['Única cuota $ 1.464.615,43 lunes 11/01/2027'],
  ],
  ['no figures', null, ['Primera cuota — sin calcular', 'Desde la segunda — sin calcular']],
])('what is paid of a loan with %s', (_name, of, expected) => expect(lines(payments(of))).toEqual(expected));

test('as rows, the first says when it is paid', () =>
  expect(
    paymentRows(figures()).map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Primera cuota: $ 1.464.615,43 · lunes 11/01/2027, con 21 días más',
    'Desde la segunda: $ 954.204,45',
  ]));

test.each([
  ['both', figures(), '1.ª cuota $ 1.464.615,43, luego | $ 954.204,45'],
  ['the only one', figures({ secondInstallment: null }), 'Única cuota | $ 1.464.615,43'],
  ['a dash without figures', null, 'Primera cuota | — sin calcular'],
])('the bar of a phone has %s', (_name, of, line) => {
  const { label, value } = barOf(of);
  expect(`${label} | ${value}`.replaceAll('\u00a0', ' ')).toBe(line);
});
