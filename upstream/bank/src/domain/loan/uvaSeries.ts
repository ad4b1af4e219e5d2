import type { Big } from 'big.js';
import { daysBetween } from './dates.ts';
import { big, type Decimal, power, root, round2 } from './decimal.ts';

/** Pesos per UVA on a date; `estimated` after the end of the published series. */
type UvaValue = { value: Big; date: string; estimated: boolean };

/** A missing value is an error, never 0 (docs/domain.md#uva). */
type UvaLookup =
  { ok: true; uva: UvaValue } | { ok: false; reason: 'UVA_BEFORE_SERIES' | 'UVA_AFTER_SERIES'; date: string };

type UvaSeries = { valueAt: (date: string) => UvaLookup };

/** The embedded series: an assumed last value with a constant monthly rate before it. */
const EMBEDDED_SERIES = {
  firstDate: '2023-11-20',
  lastDate: '2026-11-20',
  lastValue: '2150.37',
  /** Percent a month. */
  pastMonthlyRate: '1.8',
} as const;

/** Returns the daily factor of a monthly rate in percent, for months of 30 days. */
function dailyFactor(monthlyRate: Decimal): Big {
  return root(big(monthlyRate).div(100).plus(1), 30);
}

/**
 * Returns the daily UVA values of the embedded bank. `extensionMonthlyRate` (monthly percent) extends them after the
 * end of the series as estimates; with null those dates have no value.
 */
export function embeddedUvaSeries(extensionMonthlyRate: Decimal | null): UvaSeries {
  const { firstDate, lastDate, lastValue, pastMonthlyRate } = EMBEDDED_SERIES;
  const last = big(lastValue);
  const past = dailyFactor(pastMonthlyRate);
  const future = extensionMonthlyRate === null ? null : dailyFactor(extensionMonthlyRate);
  return {
    valueAt(date) {
      const days = daysBetween(lastDate, date);
      if (date < firstDate) return { ok: false, reason: 'UVA_BEFORE_SERIES', date };
      if (days <= 0) {
        return { ok: true, uva: { value: round2(last.div(power(past, -days))), date, estimated: false } };
      }
      if (future === null) return { ok: false, reason: 'UVA_AFTER_SERIES', date };
      return { ok: true, uva: { value: round2(last.times(power(future, days))), date, estimated: true } };
    },
  };
}
