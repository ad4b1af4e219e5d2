import type { Big } from 'big.js';
import { big, type Decimal, power, round2 } from './decimal.ts';

/** Pesos as UVAs, at `uva` pesos each. */
export function pesosToUva(pesos: Decimal, uva: Big): Big {
  return round2(big(pesos).div(uva));
}

/** UVAs as pesos, at `uva` pesos each. */
export function uvaToPesos(amount: Big, uva: Big): Big {
  return round2(amount.times(uva));
}

/** The UVA in pesos after `months` of a steady inflation, percent a month: an illustration, not a forecast. */
export function projectedUva(uva: Big, monthlyInflation: Decimal, months: number): Big {
  return round2(uva.times(power(big(monthlyInflation).div(100).plus(1), months)));
}
