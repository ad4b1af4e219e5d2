import { AMOUNT_MIN } from '@prendarios/rules/constants';
import type { FuelYear } from '@prendarios/rules/years';
import { big, power } from '../loan/decimal.ts';

/** See docs/domain.md#used-prices. */
const FIRST_YEAR_SHARE = '0.86';
const YEARLY_SHARE = '0.925';
const PRICE_UNIT = 1_000;
const NEXT_MODEL_YEAR_FROM_MONTH = 10;

/** A catalogue model; `refPrice` is its 0 km price in pesos. */
type ModelPrice = { refPrice: number; zeroKm: boolean; yearFrom: number; yearTo: number };

/**
 * Returns the price in pesos of a vehicle `age` (≥ 1) years old: refPrice · 0.86 · 0.925^(age−1), rounded to
 * thousands.
 */
export function usedPrice(refPrice: number, age: number): number {
  const price = big(refPrice)
    .times(FIRST_YEAR_SHARE)
    .times(power(big(YEARLY_SHARE), Math.max(age, 1) - 1));
  return Number(price.div(PRICE_UNIT).round().times(PRICE_UNIT));
}

function yearAndMonth(today: string): { year: number; month: number } {
  return { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
}

/** Returns the age in full years on `today` (YYYY-MM-DD); 0 for next year's model. */
export function vehicleAge(modelYear: number, today: string): number {
  return Math.max(0, yearAndMonth(today).year - modelYear);
}

/** Returns the model year sold as 0 km: the current year, from October the next one. */
export function zeroKmYear(today: string): number {
  const { year, month } = yearAndMonth(today);
  return month >= NEXT_MODEL_YEAR_FROM_MONTH ? year + 1 : year;
}

/**
 * Returns the years of a model, newest first: 0 km if it is still made, then used ones. A model in production has no
 * last year, so the catalogue stays right in later years. `maxVehicleAge` (years) is the agreement's limit, null
 * without one; older or too cheap vehicles are not valid.
 */
export function yearsOfModel(model: ModelPrice, today: string, maxVehicleAge: number | null): FuelYear[] {
  const { year: currentYear } = yearAndMonth(today);
  const newYear = zeroKmYear(today);
  const newestUsed = model.zeroKm ? newYear - 1 : Math.min(model.yearTo, currentYear);
  const years: FuelYear[] = [];
  if (model.zeroKm) {
    years.push({ year: newYear, price: model.refPrice, zeroKm: true, valid: model.refPrice >= AMOUNT_MIN });
  }
  for (let year = newestUsed; year >= model.yearFrom; year -= 1) {
    const age = vehicleAge(year, today);
    const price = usedPrice(model.refPrice, age);
    const valid = price >= AMOUNT_MIN && (maxVehicleAge === null || age <= maxVehicleAge);
    years.push({ year, price, zeroKm: false, valid });
  }
  return years;
}
