import { DEFAULT_PLACE } from '@prendarios/rules/constants';
import {
  hasNonParticipantSpouse,
  MARRIED,
  type AdditionalCase,
  type AdditionalData,
  type AdditionalValues,
} from '@prendarios/rules/forms/additionalData';
import type {
  PartyAdditionalDataFragment,
  SaveCoOwnerAdditionalDataInput,
  SaveOwnerAdditionalDataInput,
} from '#generated/graphql.ts';
import { EMPTY_SPOUSE, type Spouse } from '#shared/loan/spouse.ts';

const DEFAULT_ADDRESS = {
  provinceId: String(DEFAULT_PLACE.provinceId),
  cityId: String(DEFAULT_PLACE.cityId),
  locality: DEFAULT_PLACE.locality,
} as const;

function takesPart(civilData: PartyAdditionalDataFragment['civilData']): AdditionalValues['spouseTakesPart'] {
  if (civilData?.maritalStatusCode !== MARRIED) return null;
  return civilData.hasNonParticipantSpouse ? 'no' : 'yes';
}

/** Returns the saved values, or the defaults of EN-15, in the order of the page. Spouses are married. */
export function initialValues(
  party: PartyAdditionalDataFragment,
  of: AdditionalCase,
  spouse: Spouse = EMPTY_SPOUSE,
): AdditionalValues {
  const { address, civilData } = party;
  const country = String(DEFAULT_PLACE.countryId);
  return {
    sameAddress: false,
    ...(address === null
      ? { ...DEFAULT_ADDRESS, street: '', number: '', floor: '', apartment: '', postalCode: '' }
      : addressValues(address)),
    maritalStatusCode: civilData?.maritalStatusCode ?? (of.spousesPart === 'borrower' ? MARRIED : ''),
    spouseTakesPart: takesPart(civilData),
    spouse,
    nationalityId: civilData === null ? country : civilData.nationalityId,
    countryOfBirthId: civilData === null ? country : civilData.countryOfBirthId,
  };
}

export function addressValues(address: NonNullable<PartyAdditionalDataFragment['address']>) {
  return {
    provinceId: address.provinceId,
    cityId: address.cityId,
    locality: address.locality,
    street: address.street,
    number: String(address.number),
    floor: address.floor,
    apartment: address.apartment,
    postalCode: address.postalCode,
  };
}

/** Returns city and locality after a change of province: the default province's, or empty. */
export function chooseProvince(
  provinceId: string,
): Pick<AdditionalValues, 'provinceId' | 'cityId' | 'locality'> {
  return provinceId === DEFAULT_ADDRESS.provinceId
    ? { ...DEFAULT_ADDRESS }
    : { provinceId, cityId: null, locality: '' };
}

/** Returns the input to send, without the spouse's data (EN-02). */
export function additionalInput(
  proposalId: string,
  data: AdditionalData,
  of: AdditionalCase,
): SaveOwnerAdditionalDataInput & SaveCoOwnerAdditionalDataInput {
  return {
    proposalId,
    address: {
      street: data.street,
      number: data.number,
      floor: data.floor,
      apartment: data.apartment,
      provinceId: data.provinceId,
      cityId: data.cityId,
      locality: data.locality,
      postalCode: data.postalCode,
    },
    civilData: {
      maritalStatusCode: data.maritalStatusCode,
      nationalityId: data.nationalityId,
      countryOfBirthId: data.countryOfBirthId,
      hasNonParticipantSpouse: hasNonParticipantSpouse(data, of),
    },
  };
}
