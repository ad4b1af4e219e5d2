import { checkStreet, checkStreetNumber, normalizeStreet } from '@prendarios/rules/address';
import { checkAmount } from '@prendarios/rules/amount';
import { checkChassis, normalizeChassis } from '@prendarios/rules/chassis';
import { checkDueDay } from '@prendarios/rules/dueDay';
import { NAME_MESSAGES } from '@prendarios/rules/messages';
import { checkPlate, normalizePlate } from '@prendarios/rules/plate';
import { checkPostalCode, normalizePostalCode } from '@prendarios/rules/postalCode';
import type { AdditionalBody } from '../../bank/person.ts';
import type { QuoteBody } from '../../bank/proposal.ts';
import type { IdentifyVehicleInput, SaveAdditionalDataInput } from '../../generated/resolvers.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';

const TERM_MISSING = 'Elegí la cantidad de cuotas.';

/** What every choice in the quoter has; amounts in pesos as decimal text. */
type Choice = { financedAmount: string; term: number; dueDay: number; matrixCode: string };

export function checkChoice(
  errors: FieldErrors,
  choice: { financedAmount: string; term: number; dueDay?: number | null },
): void {
  errors.check(['financedAmount'], checkAmount(choice.financedAmount));
  errors.check(['term'], choice.term >= 1 ? null : TERM_MISSING);
  if (choice.dueDay !== null && choice.dueDay !== undefined) {
    errors.check(['dueDay'], checkDueDay(String(choice.dueDay)));
  }
}

export function quoteBody(choice: Choice): Checked<QuoteBody> {
  const errors = new FieldErrors();
  checkChoice(errors, choice);
  const { financedAmount, term, dueDay, matrixCode } = choice;
  return checkedValue(errors, {
    financedAmount: Number(financedAmount),
    terms: term,
    dueDate: dueDay,
    matrixCode,
  });
}

/** The street number is sent as a number, a missing floor or apartment as '' (VA-16). */
export function additionalBody({ address, civilData }: SaveAdditionalDataInput): Checked<AdditionalBody> {
  const errors = new FieldErrors();
  errors.check(['address', 'street'], checkStreet(address.street));
  errors.check(['address', 'number'], checkStreetNumber(address.number));
  errors.check(['address', 'locality'], address.locality.trim() === '' ? NAME_MESSAGES.required : null);
  errors.check(['address', 'postalCode'], checkPostalCode(address.postalCode));
  return checkedValue(errors, {
    street: normalizeStreet(address.street),
    number: Number(address.number.replace(/[\s.]/g, '')),
    floor: address.floor?.trim() ?? '',
    apartment: address.apartment?.trim() ?? '',
    state: Number(address.provinceId),
    ...(address.cityId === null || address.cityId === undefined ? {} : { city: Number(address.cityId) }),
    locality: address.locality.trim(),
    postalCode: normalizePostalCode(address.postalCode),
    maritalStatus: civilData.maritalStatusCode,
    nationality: Number(civilData.nationalityId),
    countryOfBirth: Number(civilData.countryOfBirthId),
    nonParticipantSpouse: civilData.nonParticipantSpouse,
  });
}

const ENGINE_MISSING = 'Ingresá el número de motor.';

/** Only a used vehicle has a plate (docs/domain.md#plate-and-chassis). */
export function vehicleIdentity(
  input: IdentifyVehicleInput,
  vehicle: { typeCode: string; zeroKm: boolean },
): Checked<{ plate?: string; chassis: string; engine: string; brandName?: string; modelName?: string }> {
  const errors = new FieldErrors();
  const engine = input.engine.trim().toUpperCase();
  if (!vehicle.zeroKm) errors.check(['plate'], checkPlate(input.plate ?? '', vehicle.typeCode));
  errors.check(['chassis'], checkChassis(input.chassis, vehicle.typeCode));
  errors.check(['engine'], engine === '' ? ENGINE_MISSING : null);
  return checkedValue(errors, {
    ...(input.brandName ? { brandName: input.brandName } : {}),
    ...(input.modelName ? { modelName: input.modelName } : {}),
    ...(vehicle.zeroKm ? {} : { plate: normalizePlate(input.plate ?? '') }),
    chassis: normalizeChassis(input.chassis),
    engine,
  });
}
