import type { Check } from './check.ts';
import { PLATE_MESSAGES } from './messages.ts';
import { capitals, labelPattern, typedCode } from './typedText.ts';
import { VEHICLE_TYPE } from './vehicleType.ts';

/** The older format and the Mercosur one (docs/domain.md#plate-and-chassis). */
const CAR = /^(?:[A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2})$/;
const MOTORCYCLE = /^(?:\d{3}[A-Z]{3}|[A-Z]\d{3}[A-Z]{3})$/;

const LABEL = labelPattern('patente|dominio');

/** Returns capitals, without a leading 'Patente' or separators (typedCode). */
export function normalizePlate(value: string): string {
  return capitals(typedCode(value, LABEL));
}

/** Checks a used vehicle's plate for the type code `vehicleType`; new vehicles have none. */
export function checkPlate(value: string, vehicleType: string): Check {
  const plate = normalizePlate(value);
  if (plate === '') return PLATE_MESSAGES.required;
  if (vehicleType === VEHICLE_TYPE.motorcycle) {
    return MOTORCYCLE.test(plate) ? null : PLATE_MESSAGES.motorcycle;
  }
  return CAR.test(plate) ? null : PLATE_MESSAGES.car;
}
