import { addressForm } from '@prendarios/rules/forms/account';
import type { Schemas } from '../../bank/contract.ts';
import type { AddressInput, SaveOwnerAdditionalDataInput } from '../../generated/resolvers.ts';
import { type Checked, checkedValue, FieldErrors } from '../input/check.ts';
import type { AddressModel, CivilDataModel } from '../models.ts';
import type { FieldNames } from './fieldNames.ts';

/** Field names of the address and civil data of a party of the loan. */
export const ADDITIONAL_DATA: FieldNames = {
  idProposal: 'proposalId',
  street: 'address.street',
  number: 'address.number',
  floor: 'address.floor',
  apartment: 'address.apartment',
  state: 'address.provinceId',
  city: 'address.cityId',
  locality: 'address.locality',
  postalCode: 'address.postalCode',
  maritalStatus: 'civilData.maritalStatusCode',
  nationality: 'civilData.nationalityId',
  countryOfBirth: 'civilData.countryOfBirthId',
  nonParticipantSpouse: 'civilData.hasNonParticipantSpouse',
};

/** Checks an address by the form's rules and returns it; `number` is the street number as a number. */
export function checkedAddress(errors: FieldErrors, input: AddressInput) {
  const address = errors.take(['address'], addressForm, {
    ...input,
    floor: input.floor ?? '',
    apartment: input.apartment ?? '',
  });
  return { ...address, number: Number(address.number.replace(/[\s.]/g, '')) };
}

/** Returns the bank's body, with '' for a missing floor or apartment (VA-16). */
export function additionalBody({
  address: input,
  civilData,
}: SaveOwnerAdditionalDataInput): Checked<Schemas['PersonAdditional']> {
  const errors = new FieldErrors();
  const { street, number, floor, apartment, provinceId, locality, postalCode } = checkedAddress(
    errors,
    input,
  );
  const { cityId = null } = input;
  return checkedValue(errors, {
    street,
    number,
    floor,
    apartment,
    state: Number(provinceId),
    ...(cityId === null ? {} : { city: Number(cityId) }),
    locality,
    postalCode,
    maritalStatus: civilData.maritalStatusCode,
    nationality: Number(civilData.nationalityId),
    countryOfBirth: Number(civilData.countryOfBirthId),
    nonParticipantSpouse: civilData.hasNonParticipantSpouse,
  });
}

type AdditionalAnswer = Schemas['OwnerAddressAnswer'];

const isKnown = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Converts the address; null until the additional data is saved. The bank has all of the address or nothing. */
export function toAddress(person: AdditionalAnswer): AddressModel | null {
  const { street, number, state, locality, postalCode, city } = person;
  if (!isKnown(street) || !isKnown(number) || !isKnown(state) || !isKnown(locality) || !isKnown(postalCode)) {
    return null;
  }
  return {
    street,
    number,
    floor: person.floor ?? '',
    apartment: person.apartment ?? '',
    provinceId: String(state),
    cityId: isKnown(city) ? String(city) : null,
    locality,
    postalCode,
  };
}

export function civilDataOf(person: AdditionalAnswer): CivilDataModel | null {
  const { maritalStatus, nationality, countryOfBirth, nonParticipantSpouse } = person;
  if (!isKnown(maritalStatus) || !isKnown(nationality) || !isKnown(countryOfBirth)) return null;
  return {
    maritalStatusCode: maritalStatus,
    nationalityId: String(nationality),
    countryOfBirthId: String(countryOfBirth),
    hasNonParticipantSpouse: nonParticipantSpouse ?? false,
  };
}
