import { CSV_MARK, csvLine } from '@prendarios/rules/csv';
import { formatDate, formatMoney, formatUva } from '@prendarios/rules/format';
import { paymentNote } from '@prendarios/rules/paymentDate';
import type { OfferQuoteQuery } from '#generated/graphql.ts';
import { QUOTER_TEXTS } from './texts.ts';

type SimulationView = NonNullable<OfferQuoteQuery['currentSimulation']>;
export type QuoteView = SimulationView['quote'];
export type TermRates = QuoteView['rates'];
type Row = QuoteView['installments'][number];
/** A row with its projected total in pesos; null for a fixed rate, and without an inflation. */
export type InstallmentView = Row & { projectedTotal: string | null };

const COLUMN = QUOTER_TEXTS.columns;

type Key =
  | 'number'
  | 'dueOn'
  | 'payableOn'
  | 'total'
  | 'balance'
  | 'capital'
  | 'interest'
  | 'vat'
  | 'fees'
  | 'totalInUva'
  | 'projectedTotal';
type Column = { key: Key; label: string; align?: 'start' | 'end' };

/** Columns that are always shown; the others are shown on demand. */
const FIRST: readonly Key[] = ['number', 'dueOn', 'total', 'balance'];
const ALL: readonly Key[] = [...FIRST, 'capital', 'interest', 'vat', 'fees', 'totalInUva', 'projectedTotal'];

/** Projects a UVA loan's rows under an inflation in percent a month (docs/domain.md#fixed-rate-compared-with-uva). */
export function withProjection(rows: readonly Row[], inflation: number | null): InstallmentView[] {
  return rows.map((row, at) => ({
    ...row,
    projectedTotal:
      inflation === null || row.totalInUva === null
        ? null
        : (Number(row.total.amount) * (1 + inflation / 100) ** (at + 1)).toFixed(2),
  }));
}

function textOf(row: InstallmentView, key: Key, money: (amount: string | null) => string): string {
  switch (key) {
    case 'number':
      return String(row.number);
    case 'dueOn':
    case 'payableOn':
      return formatDate(row[key]);
    case 'totalInUva':
    case 'projectedTotal':
      return money(row[key]);
    default:
      return money(row[key].amount);
  }
}

const isEmpty = (row: InstallmentView, key: Key): boolean =>
  Number(textOf(row, key, (amount) => amount ?? '0')) === 0;

/** Returns the schedule's columns: the first ones, or all that are not zero in every row. */
export function scheduleColumns(rows: readonly InstallmentView[], isWhole: boolean): Column[] {
  return (isWhole ? ALL : FIRST)
    .filter((key) => FIRST.includes(key) || !rows.every((row) => isEmpty(row, key)))
    .map((key) => ({
      key,
      label: COLUMN[key],
      ...(key !== 'number' && key !== 'dueOn' && { align: 'end' as const }),
    }));
}

/** Uses short lines, so that the amounts stay visible on a phone. */
function dueDateCell(row: InstallmentView): string {
  const note = paymentNote({ dueDate: row.dueOn, paymentDate: row.payableOn })?.replace(/ (?=\d)/, '\n');
  return [formatDate(row.dueOn), ...(note === undefined ? [] : [note])].join('\n');
}

export function scheduleRow(row: InstallmentView): Record<string, string> {
  const text = (key: Key) => textOf(row, key, key === 'totalInUva' ? formatUva : formatMoney);
  return { ...Object.fromEntries(ALL.map((key) => [key, text(key)])), dueOn: dueDateCell(row) };
}

/** Replaces the decimal point with a comma. */
const decimal = (value: string | null) => (value ?? '').replace('.', ',');

/** Returns the schedule as CSV, with both dates of each instalment and decimal commas for Argentine spreadsheets. */
export function scheduleCsv(rows: readonly InstallmentView[]): string {
  const columns = scheduleColumns(rows, true).flatMap((column): Column[] =>
    column.key === 'dueOn' ? [column, { key: 'payableOn', label: COLUMN.payableOn }] : [column],
  );
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key }) => textOf(row, key, decimal))),
  ];
  return `${CSV_MARK}${lines.map(csvLine).join('')}`;
}

const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats YYYY-MM-DD as 'ene 2027'. */
export function monthOf(date: string): string {
  return MONTH.format(new Date(`${date}T00:00:00Z`));
}

type ChartColumn = { label: string; capital: number; interest: number; projected?: number };

export function chartColumns(rows: readonly InstallmentView[]): ChartColumn[] {
  return rows.map((row) => ({
    label: monthOf(row.dueOn),
    capital: Number(row.capital.amount),
    interest: Number(row.interest.amount) + Number(row.vat.amount) + Number(row.fees.amount),
    ...(row.projectedTotal !== null && { projected: Number(row.projectedTotal) }),
  }));
}
