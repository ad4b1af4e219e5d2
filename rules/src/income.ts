import { parseAmount } from './amount.ts';
import type { Check } from './check.ts';
import { formatPesos } from './format.ts';
import { INCOME_MESSAGES } from './messages.ts';

/** Pesos per month; outside this range the number of zeros is probably wrong. */
const USUAL = { min: 100_000, max: 100_000_000 };

/** Returns a question about an unusual monthly income; null for a usual or empty one. */
export function incomeDoubt(typed: string): Check {
  const income = parseAmount(typed);
  return income === null || (income >= USUAL.min && income <= USUAL.max)
    ? null
    : INCOME_MESSAGES.unusual(formatPesos(income));
}
