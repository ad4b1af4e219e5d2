import * as z from 'zod/mini';
import type { Check } from '../check.ts';
import { checkChassis, normalizeChassis } from '../chassis.ts';
import { checkEngine, normalizeEngine } from '../engine.ts';
import { formatPesos } from '../format.ts';
import { HIGHEST_VALUE, minValue } from '../loanToValue.ts';
import { checkPlate, normalizePlate } from '../plate.ts';
import { FORM_MESSAGES } from './messages.ts';
import { choice, optionalText, requiredText, rule, text } from './schema.ts';

const TEXT = FORM_MESSAGES.vehicle;

function checkValue(value: number | null, ltv: number): Check {
  const lowest = minValue(ltv);
  if (value === null) return TEXT.value;
  if (value < lowest) return TEXT.valueLow(formatPesos(lowest));
  return value > HIGHEST_VALUE ? TEXT.valueHigh(formatPesos(HIGHEST_VALUE)) : null;
}

/** Maximum loan-to-value ratio in percent. */
const WHOLE_VALUE = 100;

/** The vehicle of a quote; a quote by value has no brand or model. `ltv`: the agreement's ratio in percent. */
export const vehicleForm = (kind: 'PER_MODEL' | 'PER_VALUE', ltv = WHOLE_VALUE) => {
  const byModel = kind === 'PER_MODEL';
  return z.object({
    typeCode: choice(z.string(), TEXT.type),
    brandId: byModel ? choice(z.string(), TEXT.brand) : z.nullable(z.string()),
    modelId: byModel ? choice(z.string(), TEXT.model) : z.nullable(z.string()),
    year: choice(z.number(), TEXT.year),
    zeroKm: z.nullable(z.boolean()),
    purchaseValue: z.nullable(z.number()).check(rule((value) => checkValue(value, ltv))),
  });
};

type IdentityCase = {
  typeCode: string;
  /** True for a quote by value, whose brand and model are still unknown. */
  asksForNames: boolean;
  asksForPlate: boolean;
};

/** The identification of a vehicle. */
export const vehicleIdentityForm = ({ typeCode, asksForNames, asksForPlate }: IdentityCase) => {
  const { brandName, modelName } = FORM_MESSAGES.vehicleIdentity;
  return z.object({
    brandName: asksForNames ? requiredText(brandName) : optionalText(),
    modelName: asksForNames ? requiredText(modelName) : optionalText(),
    plate: asksForPlate ? text((plate) => checkPlate(plate, typeCode), normalizePlate) : z.string(),
    chassis: text((chassis) => checkChassis(chassis, typeCode), normalizeChassis),
    engine: text(checkEngine, normalizeEngine),
  });
};

export type VehicleValues = z.input<ReturnType<typeof vehicleForm>>;
export type VehicleIdentityValues = z.input<ReturnType<typeof vehicleIdentityForm>>;
