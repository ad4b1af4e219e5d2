import { expect, test } from 'vitest';
import { barOf, paymentRows, payments } from './payments.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const figures = (change: object = {}) => ({
  __typename: 'LoanFigures' as const,
  mode: 'FIXED' as const,
  firstInstallment: {
    __typename: 'FirstInstallment' as const,
    total: money('1464615.43'),
    payableOn: '2027-01-11',
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
      'Primera cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más de interés',
      'Desde la segunda $ 954.204,45 con IVA, y baja todos los meses',
    ],
  ],
  [
    'UVA',
    figures({ mode: 'UVA' }),
    [
      'Primera cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más de interés',
      'Desde la segunda $ 954.204,45 con IVA, y se actualiza con la UVA',
    ],
  ],
  [
    'one instalment',
    figures({ secondInstallment: null }),
    ['Única cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más de interés'],
  ],
  [
    'no extra days',
    figures({ firstInstallment: { ...figures().firstInstallment, extraDays: 0 }, secondInstallment: null }),
    ['Única cuota $ 1.464.615,43 lunes 11/01/2027'],
  ],
  ['no figures', null, ['Primera cuota — sin calcular', 'Desde la segunda — sin calcular']],
])('lists the payments of a paid loan with %s', (_name, of, expected) =>
  expect(lines(payments(of, 'paid'))).toEqual(expected),
);

const window = (most: string) => ({
  __typename: 'PaymentWindow' as const,
  earliestOn: '2026-12-04',
  latestOn: '2026-12-14',
  least: {
    __typename: 'PaymentDay' as const,
    firstInstallment: money('955420.91'),
    firstPayableOn: '2027-01-11',
  },
  most: { __typename: 'PaymentDay' as const, firstInstallment: money(most), firstPayableOn: '2027-02-10' },
});

test('shows the first instalment as a range while the payment day is unknown', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(lines(payments(figures(), window('1719219.51')))[0]).toBe(
    'Primera cuota, desde $ 955.420,91 hasta $ 1.719.219,51, según el día en que le paguemos al vendedor',
  );
  expect(plain(barOf(figures(), window('1719219.51')).label)).toBe('1.ª desde $ 955.420,91, luego');
  expect(lines(payments(figures(), window('955420.91')))[0]).toMatch(/^Primera cuota \$/);
});

test('says that the first instalment depends on the payment day if there is no range', () =>
  expect(lines(payments(figures()))[0]).toBe(
    'Primera cuota $ 1.464.615,43 lunes 11/01/2027, con 21 días más de interés. Cambia según el día en que le paguemos al vendedor',
  ));

test('includes the payment day in rows of the first instalment', () => {
  const rows = (...of: Parameters<typeof paymentRows>) =>
    paymentRows(...of).map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00a0', ' '));
  expect(rows(figures(), window('1719219.51'))[0]).toBe(
    'Primera cuota, desde: $ 955.420,91 · hasta $ 1.719.219,51, según el día en que le paguemos al vendedor',
  );
  expect(rows(figures(), 'paid')).toEqual([
    'Primera cuota: $ 1.464.615,43 · lunes 11/01/2027, con 21 días más de interés',
    'Desde la segunda: $ 954.204,45',
  ]);
});

test.each([
  ['both instalments', figures(), '1.ª cuota $ 1.464.615,43, luego | $ 954.204,45'],
  ['the only instalment', figures({ secondInstallment: null }), 'Única cuota | $ 1.464.615,43'],
  ['a dash without figures', null, 'Primera cuota | — sin calcular'],
])('shows %s in the phone bar', (_name, of, line) => {
  const { label, value } = barOf(of);
  expect(`${label} | ${value}`.replaceAll('\u00a0', ' ')).toBe(line);
});
