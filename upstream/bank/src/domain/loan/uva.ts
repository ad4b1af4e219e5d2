import type { Big } from 'big.js';
import { big, type Decimal, power, root, round2, text2 } from './decimal.ts';

/** Pesos as UVAs, at `uva` pesos each. */
export function pesosToUva(pesos: Decimal, uva: Big): Big {
  return round2(big(pesos).div(uva));
}

/** UVAs as pesos, at `uva` pesos each. */
export function uvaToPesos(amount: Big, uva: Big): Big {
  return round2(amount.times(uva));
}

/**
 * The steady monthly rise, in percent with two decimals, from `before` to `now`, the UVA's values of a year
 * (docs/domain.md#fixed-rate-beside-uva).
 */
export function monthlyRise(before: Big, now: Big): string {
  return text2(root(now.div(before), 12).minus(1).times(100));
}

/** The UVA in pesos after `months` of a steady inflation, percent a month: an illustration, not a forecast. */
export function projectedUva(uva: Big, monthlyInflation: Decimal, months: number): Big {
  return round2(uva.times(power(big(monthlyInflation).div(100).plus(1), months)));
}
