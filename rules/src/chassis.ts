import type { Check } from './check.ts';
import { CHASSIS_MESSAGES } from './messages.ts';
import { capitals, labelPattern, typedCode } from './typedText.ts';
import { VEHICLE_TYPE } from './vehicleType.ts';

/** See docs/domain.md#plate-and-chassis. */
const CAR = /^[A-HJ-NPR-Z0-9]{17}$/;
const MOTORCYCLE = /^[A-Z0-9]{5,20}$/;
/** ISO 3779 weights; the ninth position is the check digit, so its weight is 0. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGIT_AT = 8;
const LETTER_VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

const LABEL = labelPattern(String.raw`chass?is|vin\b`);

/** Returns capitals, without a leading 'Chasis' or separators (typedCode). */
export function normalizeChassis(value: string): string {
  return capitals(typedCode(value, LABEL));
}

/** Checks the chassis number for the type code `vehicleType`. */
export function checkChassis(value: string, vehicleType: string): Check {
  const chassis = normalizeChassis(value);
  if (chassis === '') return CHASSIS_MESSAGES.required;
  if (vehicleType === VEHICLE_TYPE.motorcycle) {
    return MOTORCYCLE.test(chassis) ? null : CHASSIS_MESSAGES.motorcycle;
  }
  return CAR.test(chassis) ? null : CHASSIS_MESSAGES.car;
}

/** Warns about a wrong check digit but never refuses it: makers outside North America need not use one. */
export function chassisWarning(value: string): Check {
  const chassis = normalizeChassis(value);
  if (!CAR.test(chassis)) return null;
  const sum = WEIGHTS.reduce((total, weight, at) => {
    const character = chassis.charAt(at);
    return total + weight * (LETTER_VALUES[character] ?? Number(character));
  }, 0);
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11);
  return chassis.charAt(CHECK_DIGIT_AT) === expected ? null : CHASSIS_MESSAGES.checkDigit;
}
