import { parseAmount } from './amount.ts';
import type { Check } from './check.ts';
import { formatPesos } from './format.ts';
import { INCOME_MESSAGES } from './messages.ts';

/** Pesos a month; outside of them zeros are probably missing, or too many. */
const USUAL = { min: 100_000, max: 100_000_000 };

/** What to confirm about a monthly income; null for a usual one, and for none. */
export function incomeDoubt(typed: string): Check {
  const income = parseAmount(typed);
  return income === null || (income >= USUAL.min && income <= USUAL.max)
    ? null
    : INCOME_MESSAGES.unusual(formatPesos(income));
}
