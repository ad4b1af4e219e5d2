import type { Check } from './check.ts';
import { DUE_DAY_MAX, DUE_DAY_MIN } from './constants.ts';
import { DUE_DAY_MESSAGES } from './messages.ts';
import { typedText } from './typedText.ts';

/** Days of the month on which instalments may be due. */
export const DUE_DAYS: readonly number[] = Array.from(
  { length: DUE_DAY_MAX - DUE_DAY_MIN + 1 },
  (_, at) => DUE_DAY_MIN + at,
);

/** True for a day of the month from 1 to 28. */
export function isDueDay(day: number): boolean {
  return Number.isInteger(day) && day >= DUE_DAY_MIN && day <= DUE_DAY_MAX;
}

/** Checks a typed day of the month, 1 to 28 (VA-11). */
export function checkDueDay(value: string): Check {
  const text = typedText(value);
  if (text === '') return DUE_DAY_MESSAGES.required;
  return /^\d{1,2}$/.test(text) && isDueDay(Number(text)) ? null : DUE_DAY_MESSAGES.range;
}
