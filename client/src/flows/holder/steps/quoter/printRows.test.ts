import { expect, test } from 'vitest';
import { printRows } from './printRows.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const figures = {
  __typename: 'LoanFigures' as const,
  mode: 'FIXED' as const,
  matrixCode: 'FIXED-48',
  financedAmount: money('20000000.00'),
  term: 48,
  dueDay: 10,
  installment: money('821014.29'),
  installmentWithVat: money('955414.29'),
  installmentInUva: null,
  capitalInUva: null,
  uvaValue: null,
  uvaEstimated: false,
  tna: '38.40',
  tea: '45.94',
  cftea: '57.75',
  cfteaWithoutVat: '45.94',
  firstInstallment: null,
  secondInstallment: null,
  totalToPay: money('43000000.10'),
  fees: null,
};
const choice = { mode: 'FIXED' as const, amount: 20_000_000, term: 48, dueDay: 10 };
const vehicle = { name: 'Fiat Cronos 0KM · 2026', value: '32000000.00' };
const valueOf = (rows: ReturnType<typeof printRows>, term: string) =>
  rows.find((row) => row.term === term)?.value.replaceAll('\u00a0', ' ');

test('[VA-20] the printed sheet has the loan of the schedule and every rate', () => {
  const rows = printRows({ choice, figures, vehicle });
  expect(valueOf(rows, 'Vehículo')).toBe('Fiat Cronos 0KM · 2026');
  expect(valueOf(rows, 'Monto del préstamo')).toBe('$ 20.000.000');
  expect(valueOf(rows, 'Plazo')).toBe('48 cuotas, día 10');
  expect(valueOf(rows, 'Tasa')).toBe('Tasa fija · Sistema Francés');
  expect(valueOf(rows, 'Cuota inicial estimada con IVA')).toBe('$ 955.414,29');
  expect(valueOf(rows, 'Total a pagar')).toBe('$ 43.000.000,10');
  expect(valueOf(rows, 'CFTEA con IVA')).toBe('57,75 %');
  expect(valueOf(rows, 'Capital en UVA')).toBeUndefined();
});

test('in UVA it says so, and what the cost excludes', () => {
  const rows = printRows({
    choice: { ...choice, mode: 'UVA' },
    figures: { ...figures, mode: 'UVA', capitalInUva: '9300.73' },
    vehicle: null,
  });
  expect(valueOf(rows, 'Tasa')).toBe('UVA · Sistema Francés');
  expect(valueOf(rows, 'Capital en UVA')).toBe('9.300,73 UVA');
  expect(rows.at(-1)?.term).toContain('no incluye la variación de la UVA');
  expect(valueOf(rows, 'Vehículo')).toBeUndefined();
});
