import { AMOUNT_MAX, AMOUNT_MIN } from './constants.ts';

/** The highest amount for a vehicle of this value, in whole pesos; below the minimum if the vehicle is too cheap. */
export function maxAmount(value: number, ltv: number): number {
  return Math.min(Math.floor((value * ltv) / 100), AMOUNT_MAX);
}

/** The lowest value for which the lowest amount can be lent at this share of it, in percent. */
export function minValue(ltv: number): number {
  return Math.ceil((AMOUNT_MIN * 100) / ltv / 1_000) * 1_000;
}

/** Higher values are typing errors: no vehicle of the catalogue costs this much. */
export const HIGHEST_VALUE = 999_999_999;
