import type { Big } from 'big.js';
import { big, type Decimal, power, root, round2, formatCents } from './decimal.ts';

/** Converts pesos to UVAs at `uva` pesos each. */
export function pesosToUva(pesos: Decimal, uva: Big): Big {
  return round2(big(pesos).div(uva));
}

/** Converts UVAs to pesos at `uva` pesos each. */
export function uvaToPesos(amount: Big, uva: Big): Big {
  return round2(amount.times(uva));
}

/**
 * Returns the constant monthly rise, in percent with two decimals, between two UVA values a year apart
 * (docs/domain.md#fixed-rate-compared-with-uva).
 */
export function monthlyRise(before: Big, now: Big): string {
  return formatCents(root(now.div(before), 12).minus(1).times(100));
}

/**
 * Returns the UVA in pesos after `months` of constant monthly inflation in percent: an illustration, not a forecast.
 */
export function projectedUva(uva: Big, monthlyInflation: Decimal, months: number): Big {
  return round2(uva.times(power(big(monthlyInflation).div(100).plus(1), months)));
}
