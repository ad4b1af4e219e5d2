import { AMOUNT_MIN } from '@prendarios/rules/constants';
import type { VehicleValues } from '@prendarios/rules/forms/vehicle';
import { maxAmount } from '@prendarios/rules/loanToValue';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';

export function vehicleValues(choice: QuoteChoice): VehicleValues {
  const { typeCode, brandId, modelId, year, zeroKm, purchaseValue } = choice;
  return { typeCode, brandId, modelId, year, zeroKm, purchaseValue };
}

/** Encodes a year and its condition as the value of an option. */
export function yearKey(option: { year: number; zeroKm: boolean }): string {
  return `${option.year}-${option.zeroKm ? '0km' : 'usado'}`;
}

const LONGEST_FIRST_TERM = 48;

type Conditions = { minTerm: number; maxTerm: number; maxLtvFixed: string; maxLtvUva: string };

/** Returns the percentage of the vehicle's value that the agreement lends. */
export const ltvOf = ({ maxLtvFixed, maxLtvUva }: Pick<Conditions, 'maxLtvFixed' | 'maxLtvUva'>): number =>
  Number(Number(maxLtvFixed) > 0 ? maxLtvFixed : maxLtvUva);

/**
 * Returns the input of the indicative quote, for the desired amount or the maximum that the value allows; null while
 * the value is unknown or too low.
 */
export function indicativeQuoteInput(choice: QuoteChoice, conditions: Conditions | undefined) {
  const { agreementId, purchaseValue, couponId } = choice;
  if (agreementId === null || purchaseValue === null || conditions === undefined) return null;
  const isUva =
    Number(conditions.maxLtvFixed) === 0 || (choice.rateMode === 'UVA' && Number(conditions.maxLtvUva) > 0);
  const most = maxAmount(purchaseValue, Number(isUva ? conditions.maxLtvUva : conditions.maxLtvFixed));
  if (most < AMOUNT_MIN) return null;
  const wanted = Math.min(Math.max(choice.amount ?? most, AMOUNT_MIN), most);
  const term = Math.min(Math.max(choice.term ?? LONGEST_FIRST_TERM, conditions.minTerm), conditions.maxTerm);
  return {
    financedAmount: String(wanted),
    term,
    mode: isUva ? ('UVA' as const) : ('FIXED' as const),
    agreementId,
    ...(couponId !== null && { couponId }),
  };
}

/** Returns the vehicle for the insurance estimate; null while its value or condition is unknown. */
export function insuredVehicle({ typeCode, year, zeroKm, purchaseValue }: QuoteChoice) {
  return zeroKm === null || purchaseValue === null
    ? null
    : { typeCode, year, zeroKm, purchaseValue: String(purchaseValue) };
}
