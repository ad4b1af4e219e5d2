import type { Big } from 'big.js';
import { big, type Decimal, power, root } from './decimal.ts';

/** Conversion of a yearly to a monthly rate (docs/domain.md#monthly-rate). */
export type Convention = '30/360' | '30/365';

/**
 * TEM as numerator and denominator. An early division would make 35.9 / 12 slightly too small and round an exact
 * half-cent of interest down: multiply first, divide once (docs/decisions/016).
 */
export type MonthlyRate = Readonly<{ numerator: Big; denominator: Big }>;

/** Returns the TEM for a TNA in percent. */
export function monthlyRate(tna: Decimal, convention: Convention): MonthlyRate {
  return convention === '30/360'
    ? { numerator: big(tna), denominator: big(1_200) }
    : { numerator: big(tna).times(30), denominator: big(36_500) };
}

/** Multiplies the monthly rate by a factor, such as 1.21 for the IVA on its interest. */
export const grownBy = ({ numerator, denominator }: MonthlyRate, factor: Decimal): MonthlyRate => ({
  numerator: numerator.times(factor),
  denominator,
});

/** Returns one month's interest on a balance, not rounded to cents. */
export const interestOn = (balance: Big, { numerator, denominator }: MonthlyRate): Big =>
  balance.times(numerator).div(denominator);

/** Returns the monthly rate as one number, such as 0.03. */
export const asFraction = ({ numerator, denominator }: MonthlyRate): Big => numerator.div(denominator);

/** Returns the effective yearly rate for a monthly one; both are fractions, the monthly one above −1. */
export function effectiveYearly(monthly: Big, convention: Convention): Big {
  const factor = monthly.plus(1);
  // 365/30 = 73/6
  return (convention === '30/360' ? power(factor, 12) : root(power(factor, 73), 6)).minus(1);
}

/** Returns the nominal yearly rate for a monthly one; both are fractions. */
export function nominalYearly(monthly: Big, convention: Convention): Big {
  return convention === '30/360' ? monthly.times(12) : monthly.times(365).div(30);
}
