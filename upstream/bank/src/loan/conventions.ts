import type { Big } from 'big.js';
import { big, type Decimal, power, root } from './decimal.ts';

/** How a yearly rate becomes a monthly one: a parameter of the product (DOMAIN 1.1). */
export type Convention = '30/360' | '30/365';

export const DEFAULT_CONVENTION: Convention = '30/360';

/** TEM as a fraction, from a TNA in percent. */
export function monthlyRate(tna: Decimal, convention: Convention): Big {
  const yearly = big(tna).div(100);
  return convention === '30/360' ? yearly.div(12) : yearly.times(30).div(365);
}

/** The effective yearly rate, a fraction, of a monthly one (a fraction above −1). */
export function effectiveYearly(monthly: Big, convention: Convention): Big {
  const factor = monthly.plus(1);
  // 365/30 = 73/6
  return (convention === '30/360' ? power(factor, 12) : root(power(factor, 73), 6)).minus(1);
}

/** The nominal yearly rate, a fraction, of a monthly one. */
export function nominalYearly(monthly: Big, convention: Convention): Big {
  return convention === '30/360' ? monthly.times(12) : monthly.times(365).div(30);
}
