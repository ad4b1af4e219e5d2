import { checkAmount } from '@prendarios/rules/amount';
import { checkDueDay } from '@prendarios/rules/dueDay';
import { addressForm } from '@prendarios/rules/forms/account';
import { vehicleIdentityForm } from '@prendarios/rules/forms/vehicle';
import type { AdditionalBody } from '../../bank/person.ts';
import type { QuoteBody } from '../../bank/proposal.ts';
import type { IdentifyVehicleInput, SaveOwnerAdditionalDataInput } from '../../generated/resolvers.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';

const TERM_MISSING = 'Elegí la cantidad de cuotas.';

/** Common fields of every quoter choice; amounts in pesos as decimal text. */
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

/** The bank takes the street number as a number, and '' for a missing floor or apartment (VA-16). */
export function additionalBody({
  address: typed,
  civilData,
}: SaveOwnerAdditionalDataInput): Checked<AdditionalBody> {
  const errors = new FieldErrors();
  const { floor, apartment, cityId } = typed;
  const address = errors.take(['address'], addressForm, {
    ...typed,
    floor: floor ?? '',
    apartment: apartment ?? '',
  });
  return checkedValue(errors, {
    street: address.street,
    number: Number(address.number.replace(/[\s.]/g, '')),
    floor: address.floor,
    apartment: address.apartment,
    state: Number(address.provinceId),
    ...(cityId === null || cityId === undefined ? {} : { city: Number(cityId) }),
    locality: address.locality,
    postalCode: address.postalCode,
    maritalStatus: civilData.maritalStatusCode,
    nationality: Number(civilData.nationalityId),
    countryOfBirth: Number(civilData.countryOfBirthId),
    nonParticipantSpouse: civilData.hasNonParticipantSpouse,
  });
}

/** Checks the vehicle's identifiers; only used vehicles have a plate (docs/domain.md#plate-and-chassis). */
export function vehicleIdentity(
  { brandName, modelName, plate, chassis, engine }: IdentifyVehicleInput,
  { typeCode, zeroKm }: { typeCode: string; zeroKm: boolean },
): Checked<{ plate?: string; chassis: string; engine: string; brandName?: string; modelName?: string }> {
  const errors = new FieldErrors();
  const form = vehicleIdentityForm({ typeCode, asksForNames: false, asksForPlate: !zeroKm });
  const identity = errors.take([], form, {
    brandName: brandName ?? '',
    modelName: modelName ?? '',
    plate: plate ?? '',
    chassis,
    engine,
  });
  return checkedValue(errors, {
    ...(identity.brandName !== '' && { brandName: identity.brandName }),
    ...(identity.modelName !== '' && { modelName: identity.modelName }),
    ...(!zeroKm && { plate: identity.plate }),
    chassis: identity.chassis,
    engine: identity.engine,
  });
}
