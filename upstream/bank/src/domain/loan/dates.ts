import type { Big } from 'big.js';
import { big, type Decimal, round2 } from './decimal.ts';

const MS_PER_DAY = 86_400_000;

function parse(date: string): { year: number; month: number; day: number } {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) throw new RangeError(`Not a YYYY-MM-DD date: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** Returns the days since 1970-01-01. Dates in this file have no time or time zone. */
function dayNumber(date: string): number {
  const { year, month, day } = parse(date);
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

function dateOf(number: number): string {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * Returns the number of days from one YYYY-MM-DD date to another.
 * @throws {RangeError} for a malformed date.
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the instant at which a day starts in Argentina, which has no daylight saving time. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

/** Returns the YYYY-MM-DD date `days` later. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** Returns 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(date: string): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Returns the same day `months` later, or the last day of that month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = parse(date);
  const first = Date.UTC(year, month - 1 + months, 1) / MS_PER_DAY;
  const next = Date.UTC(year, month + months, 1) / MS_PER_DAY;
  return dateOf(first + Math.min(day, next - first) - 1);
}

type FirstPeriod = { firstDueDate: string; extraDays: number };

/**
 * Returns the first date on or after base = disbursement + 1 month whose day is `dueDay` (1–28), and the extra days in
 * between (docs/domain.md#first-period).
 */
export function firstPeriod(disbursementDate: string, dueDay: number): FirstPeriod {
  const base = addMonths(disbursementDate, 1);
  const month = base.slice(0, 8);
  const day = String(dueDay).padStart(2, '0');
  const inMonth = `${month}${day}`;
  const firstDueDate = inMonth >= base ? inMonth : addMonths(inMonth, 1);
  return { firstDueDate, extraDays: daysBetween(base, firstDueDate) };
}

/** Returns the due dates of `terms` monthly instalments. */
export function dueDates(firstDueDate: string, terms: number): string[] {
  return Array.from({ length: terms }, (_, at) => addMonths(firstDueDate, at));
}

export type ExtraInterest = { interest: Big; vat: Big };

/** Returns P·TNA/365·days and its IVA, charged in instalment 1. TNA in percent, `vatRate` as a fraction. */
export function extraInterest(principal: Big, tna: Decimal, days: number, vatRate: Decimal): ExtraInterest {
  const interest = round2(principal.times(tna).times(days).div(36_500));
  return { interest, vat: round2(interest.times(big(vatRate))) };
}
