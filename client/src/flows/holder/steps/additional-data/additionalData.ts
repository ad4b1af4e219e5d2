import { checkStreet, checkStreetNumber, normalizeStreet } from '@prendarios/rules/address';
import { DEFAULT_PLACE } from '@prendarios/rules/constants';
import { checkDni } from '@prendarios/rules/dni';
import { checkName } from '@prendarios/rules/name';
import { checkPostalCode, normalizePostalCode } from '@prendarios/rules/postalCode';
import type { PartyAdditionalDataFragment, SaveAdditionalDataInput } from '../../../../generated/graphql.ts';
import type { FieldMessages } from '../../../../shared/forms/userErrors.ts';
import { EMPTY_SPOUSE, type Spouse } from '../../../../shared/store/spouse.ts';
import { ADDITIONAL_DATA_TEXTS } from './texts.ts';

const TEXT = ADDITIONAL_DATA_TEXTS.errors;
/** The bank's limit for floor and apartment. */
const MAX_SHORT_TEXT = 9;

/** The catalogue's code of 'CASADO/A'. */
const MARRIED = 'CAS';

export type AdditionalValues = {
  /** The co-owner lives with the owner; always false on the owner's page. */
  sameAddress: boolean;
  /** Numbers of the bank as the native lists carry them. */
  provinceId: string;
  /** Null when the person's city is not in the list. */
  cityId: string | null;
  locality: string;
  street: string;
  number: string;
  floor: string;
  apartment: string;
  postalCode: string;
  maritalStatusCode: string;
  nationalityId: string;
  countryOfBirthId: string;
  /** Asked only of a married person in a loan for two; null until answered. */
  spouseTakesPart: 'yes' | 'no' | null;
  /** EN-02: stays in the browser. */
  spouse: Spouse;
};

/** Whose page it is, and what decides which questions it asks. */
export type AdditionalCase = { party: 'owner' | 'coOwner'; hasCoOwner: boolean };

/** EN-15. */
const DEFAULT_ADDRESS = {
  provinceId: String(DEFAULT_PLACE.provinceId),
  cityId: String(DEFAULT_PLACE.cityId),
  locality: DEFAULT_PLACE.locality,
} as const;

function isMarried({ maritalStatusCode }: AdditionalValues): boolean {
  return maritalStatusCode === MARRIED;
}

export function asksIfSpouseTakesPart(values: AdditionalValues, of: AdditionalCase): boolean {
  return isMarried(values) && of.hasCoOwner;
}

/** A spouse who takes no part in the loan; without a co-owner a spouse never does. */
function hasNonParticipantSpouse(values: AdditionalValues, of: AdditionalCase): boolean {
  return isMarried(values) && (!of.hasCoOwner || values.spouseTakesPart === 'no');
}

/** The spouse's data are asked of the owner alone, and not again of a spouse who is the co-owner. */
export function asksForSpouse(values: AdditionalValues, of: AdditionalCase): boolean {
  return of.party === 'owner' && hasNonParticipantSpouse(values, of);
}

function takesPart(civilData: PartyAdditionalDataFragment['civilData']): AdditionalValues['spouseTakesPart'] {
  if (civilData?.maritalStatusCode !== MARRIED) return null;
  return civilData.nonParticipantSpouse ? 'no' : 'yes';
}

/** What the page begins with: what was saved before, else the defaults of EN-15. */
export function initialValues(
  party: PartyAdditionalDataFragment,
  spouse: Spouse = EMPTY_SPOUSE,
): AdditionalValues {
  const { address, civilData } = party;
  const country = String(DEFAULT_PLACE.countryId);
  return {
    sameAddress: false,
    ...(address === null
      ? { ...DEFAULT_ADDRESS, street: '', number: '', floor: '', apartment: '', postalCode: '' }
      : addressValues(address)),
    maritalStatusCode: civilData?.maritalStatusCode ?? '',
    nationalityId: civilData === null ? country : civilData.nationalityId,
    countryOfBirthId: civilData === null ? country : civilData.countryOfBirthId,
    spouseTakesPart: takesPart(civilData),
    spouse,
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

/** City and locality that a change of province leaves: those of the default province, or none. */
export function chooseProvince(
  provinceId: string,
): Pick<AdditionalValues, 'provinceId' | 'cityId' | 'locality'> {
  return provinceId === DEFAULT_ADDRESS.provinceId
    ? { ...DEFAULT_ADDRESS }
    : { provinceId, cityId: null, locality: '' };
}

function spouseMessages({ spouse }: AdditionalValues): [string, string | null][] {
  return [
    ['spouse.firstName', checkName(spouse.firstName)],
    ['spouse.lastName', checkName(spouse.lastName)],
    ['spouse.document', checkDni(spouse.document)],
    ['spouse.gender', spouse.gender === '' ? TEXT.gender : null],
  ];
}

const longer = (value: string, message: string) => (value.trim().length > MAX_SHORT_TEXT ? message : null);
const chosen = (value: string, message: string) => (value === '' ? message : null);

/** Messages in the order of the page. */
export function validateAdditional(values: AdditionalValues, of: AdditionalCase): FieldMessages {
  const found: [string, string | null][] = [
    ['provinceId', chosen(values.provinceId, TEXT.province)],
    ['locality', values.locality.trim() === '' ? TEXT.locality : null],
    ['street', checkStreet(values.street)],
    ['number', checkStreetNumber(values.number)],
    ['floor', longer(values.floor, TEXT.floor)],
    ['apartment', longer(values.apartment, TEXT.apartment)],
    ['postalCode', checkPostalCode(values.postalCode)],
    ['maritalStatusCode', chosen(values.maritalStatusCode, TEXT.maritalStatus)],
  ];
  if (asksIfSpouseTakesPart(values, of)) {
    found.push(['spouseTakesPart', values.spouseTakesPart === null ? TEXT.spouseTakesPart : null]);
  }
  if (asksForSpouse(values, of)) found.push(...spouseMessages(values));
  found.push(
    ['nationalityId', chosen(values.nationalityId, TEXT.nationality)],
    ['countryOfBirthId', chosen(values.countryOfBirthId, TEXT.countryOfBirth)],
  );
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** What is sent: the spouse's data are no part of it (EN-02). */
export function additionalInput(
  proposalId: string,
  values: AdditionalValues,
  of: AdditionalCase,
): SaveAdditionalDataInput {
  return {
    proposalId,
    address: {
      street: normalizeStreet(values.street),
      number: values.number.trim(),
      floor: values.floor.trim(),
      apartment: values.apartment.trim(),
      provinceId: values.provinceId,
      cityId: values.cityId,
      locality: values.locality.trim(),
      postalCode: normalizePostalCode(values.postalCode),
    },
    civilData: {
      maritalStatusCode: values.maritalStatusCode,
      nationalityId: values.nationalityId,
      countryOfBirthId: values.countryOfBirthId,
      nonParticipantSpouse: hasNonParticipantSpouse(values, of),
    },
  };
}
