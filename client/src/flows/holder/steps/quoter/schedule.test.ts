import { describe, expect, test } from 'vitest';
import {
  chartColumns,
  monthOf,
  scheduleColumns,
  scheduleCsv,
  scheduleRow,
  withProjection,
  type InstallmentView,
} from './schedule.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const row: InstallmentView = {
  __typename: 'Installment',
  number: 1,
  dueOn: '2027-01-10',
  payableOn: '2027-01-11',
  capital: money('181006.29'),
  interest: money('640000.00'),
  vat: money('134400.00'),
  fees: money('0.00'),
  total: money('955406.29'),
  balance: money('19818993.71'),
  totalInUva: '444.30',
  projectedTotal: '974514.42',
};

const fixed: InstallmentView = { ...row, totalInUva: null, projectedTotal: null };
const keys = (rows: InstallmentView[], isWhole = true) =>
  scheduleColumns(rows, isWhole).map(({ key }) => key);

describe('the payment schedule', () => {
  test('starts with the payment, its date and the balance', () => {
    expect(keys([row], false)).toEqual(['number', 'dueOn', 'total', 'balance']);
  });

  test('shows UVAs only for a UVA loan and omits columns that contain only zeros', () => {
    expect(keys([fixed])).toEqual(['number', 'dueOn', 'total', 'balance', 'capital', 'interest', 'vat']);
    expect(keys([row])).toContain('projectedTotal');
    expect(keys([fixed, { ...fixed, fees: money('3025.00') }])).toContain('fees');
    expect(keys([{ ...fixed, balance: money('0.00') }])).toContain('balance');
  });

  test('raises UVA instalments by each month’s inflation and leaves fixed ones unchanged', () => {
    const [first, second] = withProjection([row, { ...row, number: 2 }], 2);
    expect(first?.projectedTotal).toBe('974514.42');
    expect(Number(second?.projectedTotal)).toBeCloseTo(955_406.29 * 1.0404, 1);
    expect(withProjection([fixed], 2)[0]?.projectedTotal).toBeNull();
    expect(withProjection([row], null)[0]?.projectedTotal).toBeNull();
  });

  test('uses Argentine formats [VA-20]', () => {
    expect(scheduleRow(row)).toMatchObject({ total: '$\u00a0955.406,29' });
  });

  test('shows the payment date only if it differs from the due date', () => {
    expect(scheduleRow(row).dueOn).toBe('10/01/2027\nse paga el lunes\n11/01/2027');
    expect(scheduleRow({ ...row, dueOn: '2027-01-11' }).dueOn).toBe('11/01/2027');
  });

  test('is exported with semicolons, decimal commas and a byte order mark', () => {
    const csv = scheduleCsv([fixed]);
    expect(csv.startsWith('\u{feff}Cuota;Vence;Se paga;Total;Saldo;Capital')).toBe(true);
    expect(csv).toContain('1;10/01/2027;11/01/2027;955406,29;19818993,71;181006,29;640000,00;134400,00\r\n');
  });

  test('is charted as capital, other parts and the effect of inflation', () => {
    expect(chartColumns([row])).toEqual([
      { label: monthOf('2027-01-10'), capital: 181_006.29, interest: 774_400, projected: 974_514.42 },
    ]);
    expect(chartColumns([{ ...row, projectedTotal: null }])[0]).not.toHaveProperty('projected');
  });

  test('derives the month of a date independently of the time zone', () => {
    expect(monthOf('2027-01-01')).toMatch(/^ene\.? (?:de )?2027$/);
  });
});
