import { CSV_MARK, csvLine } from '@prendarios/rules/csv';
import { formatDate, formatMoney, formatUva } from '@prendarios/rules/format';
import { paymentNote } from '@prendarios/rules/paymentDate';
import type { OfferQuoteQuery } from '../../../../generated/graphql.ts';
import { QUOTER_TEXTS } from './texts.ts';

type SimulationView = NonNullable<OfferQuoteQuery['currentSimulation']>;
export type QuoteView = SimulationView['quote'];
export type InstallmentView = QuoteView['installments'][number];

const COLUMN = QUOTER_TEXTS.columns;

type Column = { key: string; label: string; align?: 'start' | 'end' };

/** Columns of the schedule; those of UVA only for a UVA loan. */
export function scheduleColumns(isUva: boolean): Column[] {
  const end = 'end' as const;
  return [
    { key: 'number', label: COLUMN.number },
    { key: 'dueDate', label: COLUMN.dueDate },
    { key: 'capital', label: COLUMN.capital, align: end },
    { key: 'interest', label: COLUMN.interest, align: end },
    { key: 'vat', label: COLUMN.vat, align: end },
    { key: 'fees', label: COLUMN.fees, align: end },
    { key: 'total', label: COLUMN.total, align: end },
    { key: 'balance', label: COLUMN.balance, align: end },
    ...(isUva
      ? [
          { key: 'totalInUva', label: COLUMN.totalInUva, align: end },
          { key: 'projectedTotal', label: COLUMN.projectedTotal, align: end },
        ]
      : []),
  ];
}

/** In short lines, so that the amounts stay in view on a phone. */
function dueDateCell(row: InstallmentView): string {
  const note = paymentNote(row)?.replace(/ (?=\d)/, '\n');
  return [formatDate(row.dueDate), ...(note === undefined ? [] : [note])].join('\n');
}

export function scheduleRow(row: InstallmentView): Record<string, string> {
  return {
    number: String(row.number),
    dueDate: dueDateCell(row),
    capital: formatMoney(row.capital.amount),
    interest: formatMoney(row.interest.amount),
    vat: formatMoney(row.vat.amount),
    fees: formatMoney(row.fees.amount),
    total: formatMoney(row.total.amount),
    balance: formatMoney(row.balance.amount),
    totalInUva: formatUva(row.totalInUva),
    projectedTotal: formatMoney(row.projectedTotal?.amount),
  };
}

/** Decimal text with a comma. */
const decimal = (value: string | null | undefined) => (value ?? '').replace('.', ',');

/** The whole schedule as CSV, with both dates of each instalment and decimal commas for spreadsheets in Argentina. */
export function scheduleCsv(rows: readonly InstallmentView[], isUva: boolean): string {
  const columns = scheduleColumns(isUva).flatMap((column) =>
    column.key === 'dueDate' ? [column, { key: 'paymentDate', label: COLUMN.paymentDate }] : [column],
  );
  const plain = (row: InstallmentView): Record<string, string> => {
    return {
      number: String(row.number),
      dueDate: formatDate(row.dueDate),
      paymentDate: formatDate(row.paymentDate),
      capital: decimal(row.capital.amount),
      interest: decimal(row.interest.amount),
      vat: decimal(row.vat.amount),
      fees: decimal(row.fees.amount),
      total: decimal(row.total.amount),
      balance: decimal(row.balance.amount),
      totalInUva: decimal(row.totalInUva),
      projectedTotal: decimal(row.projectedTotal?.amount),
    };
  };
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key }) => plain(row)[key] ?? '')),
  ];
  return `${CSV_MARK}${lines.map(csvLine).join('')}`;
}

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'ene 2027' of a YYYY-MM-DD. */
export function monthOf(date: string): string {
  return MONTH.format(new Date(`${date}T00:00:00Z`));
}

type ChartColumn = { label: string; capital: number; interest: number; projected?: number };

export function chartColumns(rows: readonly InstallmentView[]): ChartColumn[] {
  return rows.map((row) => ({
    label: monthOf(row.dueDate),
    capital: Number(row.capital.amount),
    interest: Number(row.interest.amount) + Number(row.vat.amount) + Number(row.fees.amount),
    ...(row.projectedTotal && { projected: Number(row.projectedTotal.amount) }),
  }));
}
