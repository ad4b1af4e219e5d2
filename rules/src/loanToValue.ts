import { AMOUNT_MAX, AMOUNT_MIN } from './constants.ts';

/** Returns the highest amount for a vehicle of this value, in whole pesos; below the minimum if it is too cheap. */
export function maxAmount(value: number, ltv: number): number {
  return Math.min(Math.floor((value * ltv) / 100), AMOUNT_MAX);
}

/** Returns the lowest vehicle value for the minimum amount at this loan-to-value ratio, in percent. */
export function minValue(ltv: number): number {
  return Math.ceil((AMOUNT_MIN * 100) / ltv / 1_000) * 1_000;
}

/** Higher values are typos: no vehicle in the catalogue costs this much. */
export const HIGHEST_VALUE = 999_999_999;
