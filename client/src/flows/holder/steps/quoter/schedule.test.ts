import { describe, expect, test } from 'vitest';
import {
  chartColumns,
  monthOf,
  scheduleColumns,
  scheduleCsv,
  scheduleRow,
  type InstallmentView,
} from './schedule.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const row: InstallmentView = {
  __typename: 'Installment',
  number: 1,
  dueDate: '2027-01-10',
  paymentDate: '2027-01-11',
  capital: money('181006.29'),
  interest: money('640000.00'),
  vat: money('134400.00'),
  fees: money('0.00'),
  total: money('955406.29'),
  balance: money('19818993.71'),
  totalInUva: '444.30',
  projectedTotal: money('974514.42'),
};

const keys = (isUva: boolean) => scheduleColumns(isUva).map(({ key }) => key);

describe('the schedule', () => {
  test('shows UVAs only for a UVA loan', () => {
    expect(keys(false)).not.toContain('totalInUva');
    expect(keys(true)).toContain('projectedTotal');
  });

  test('formats as es-AR does [VA-20]', () => {
    expect(scheduleRow(row)).toMatchObject({ total: '$\u00a0955.406,29' });
  });

  test('says when an instalment is paid only where that is not its due date', () => {
    expect(scheduleRow(row).dueDate).toBe('10/01/2027\nse paga el lunes\n11/01/2027');
    expect(scheduleRow({ ...row, dueDate: '2027-01-11' }).dueDate).toBe('11/01/2027');
  });

  test('is downloaded with semicolons, decimal commas and a byte order mark', () => {
    const csv = scheduleCsv([row], false);
    expect(csv.startsWith('\u{feff}Cuota;Vence;Se paga;Capital')).toBe(true);
    expect(csv).toContain(
      '1;10/01/2027;11/01/2027;181006,29;640000,00;134400,00;0,00;955406,29;19818993,71\r\n',
    );
  });

  test('is drawn as capital and the rest, with the effect of inflation', () => {
    expect(chartColumns([row])).toEqual([
      { label: monthOf('2027-01-10'), capital: 181_006.29, interest: 774_400, projected: 974_514.42 },
    ]);
    expect(chartColumns([{ ...row, projectedTotal: null }])[0]).not.toHaveProperty('projected');
  });

  test('the month of a date does not depend on the time zone', () => {
    expect(monthOf('2027-01-01')).toMatch(/^ene\.? (?:de )?2027$/);
  });
});
