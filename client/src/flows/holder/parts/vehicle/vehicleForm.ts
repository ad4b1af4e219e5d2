import { AMOUNT_MAX, AMOUNT_MIN } from '@prendarios/rules/constants';
import { formatPesos } from '@prendarios/rules/format';
import type { FieldMessages } from '../../../../shared/forms/userErrors.ts';
import type { QuoteChoice } from '../../choice.ts';
import { VEHICLE_TEXTS } from './texts.ts';

const TEXT = VEHICLE_TEXTS.errors;
/** A slip of the key rather than a price: no vehicle of the catalogue comes near. */
const HIGHEST_VALUE = 999_999_999;

export type VehicleValues = Pick<
  QuoteChoice,
  'typeCode' | 'brandId' | 'modelId' | 'year' | 'zeroKm' | 'purchaseValue'
>;

export function vehicleValues(choice: QuoteChoice): VehicleValues {
  const { typeCode, brandId, modelId, year, zeroKm, purchaseValue } = choice;
  return { typeCode, brandId, modelId, year, zeroKm, purchaseValue };
}

function checkValue(value: number | null): string | null {
  if (value === null) return TEXT.value;
  if (value < AMOUNT_MIN) return TEXT.valueLow(formatPesos(AMOUNT_MIN));
  return value > HIGHEST_VALUE ? TEXT.valueHigh(formatPesos(HIGHEST_VALUE)) : null;
}

/** Messages in the order of the page; by value there is neither brand nor model. */
export function validateVehicle(kind: 'PER_MODEL' | 'PER_VALUE', values: VehicleValues): FieldMessages {
  const byModel = kind === 'PER_MODEL';
  const value = checkValue(values.purchaseValue);
  return {
    ...(values.typeCode === null && { typeCode: TEXT.type }),
    ...(byModel && values.brandId === null && { brandId: TEXT.brand }),
    ...(byModel && values.modelId === null && { modelId: TEXT.model }),
    ...(values.year === null && { year: TEXT.year }),
    ...(value !== null && { purchaseValue: value }),
  };
}

/** A year and its condition as one option of a list, and back. */
export function yearKey(option: { year: number; zeroKm: boolean }): string {
  return `${option.year}-${option.zeroKm ? '0km' : 'usado'}`;
}

const LONGEST_FIRST_TERM = 48;

type Conditions = { minTerm: number; maxTerm: number; maxLtvFixed: string; maxLtvUva: string };

/**
 * What the estimate is asked for: the amount wanted, or else the most that the value allows; nothing while the value
 * is unknown or too low.
 */
export function estimateInput(choice: QuoteChoice, conditions: Conditions | undefined) {
  const { agreementId, purchaseValue, couponId } = choice;
  if (agreementId === null || purchaseValue === null || conditions === undefined) return null;
  const isFixed = Number(conditions.maxLtvFixed) > 0;
  const ltv = Number(isFixed ? conditions.maxLtvFixed : conditions.maxLtvUva);
  const most = Math.min(Math.floor((purchaseValue * ltv) / 100), AMOUNT_MAX);
  if (most < AMOUNT_MIN) return null;
  const wanted = Math.min(Math.max(choice.amount ?? most, AMOUNT_MIN), most);
  const term = Math.min(Math.max(choice.term ?? LONGEST_FIRST_TERM, conditions.minTerm), conditions.maxTerm);
  return {
    financedAmount: String(wanted),
    term,
    mode: isFixed ? ('FIXED' as const) : ('UVA' as const),
    agreementId,
    ...(couponId !== null && { couponId }),
  };
}
