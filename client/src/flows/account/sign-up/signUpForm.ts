import { checkStreet, checkStreetNumber, normalizeStreet } from '@prendarios/rules/address';
import { DEFAULT_PLACE } from '@prendarios/rules/constants';
import { checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkPhone, joinPhone, normalizePhone, splitPhone } from '@prendarios/rules/phone';
import { checkPostalCode, normalizePostalCode } from '@prendarios/rules/postalCode';
import type { CreateUserInput, Gender } from '../../../generated/graphql.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';

const TEXT = ACCOUNT_TEXTS.signUp.place.errors;
/** The bank's limit for floor and apartment. */
const MAX_SHORT_TEXT = 9;

export type SignUpPerson = {
  firstName: string;
  lastName: string;
  cuil: string;
  /** '' when not told: the bank then notes 'NA' (EN-10). */
  gender: Gender | '';
  email: string;
  phone: { areaCode: string; number: string };
};

export type SignUpAddress = {
  provinceId: string;
  locality: string;
  street: string;
  number: string;
  floor: string;
  apartment: string;
  postalCode: string;
};

export const EMPTY_PERSON: SignUpPerson = {
  firstName: '',
  lastName: '',
  cuil: '',
  gender: '',
  email: '',
  phone: { areaCode: '', number: '' },
};

const DEFAULT_PROVINCE = String(DEFAULT_PLACE.provinceId);

/** EN-15. */
export const FIRST_ADDRESS: SignUpAddress = {
  provinceId: DEFAULT_PROVINCE,
  locality: DEFAULT_PLACE.locality,
  street: '',
  number: '',
  floor: '',
  apartment: '',
  postalCode: '',
};

/** The locality that a change of province leaves. */
export function localityOf(provinceId: string): string {
  return provinceId === DEFAULT_PROVINCE ? DEFAULT_PLACE.locality : '';
}

function messages(found: readonly [string, string | null][]): FieldMessages {
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

export function validatePersonStep(values: SignUpPerson): FieldMessages {
  return messages([
    ['firstName', checkName(values.firstName)],
    ['lastName', checkName(values.lastName)],
    ['cuil', checkPersonCuil(values.cuil)],
    ['email', checkEmail(values.email)],
    ['phone', checkPhone(joinPhone(values.phone))],
  ]);
}

const tooLong = (text: string, message: string) => (text.trim().length > MAX_SHORT_TEXT ? message : null);

export function validateAddressStep(values: SignUpAddress): FieldMessages {
  return messages([
    ['provinceId', values.provinceId === '' ? TEXT.province : null],
    ['locality', values.locality.trim() === '' ? TEXT.locality : null],
    ['street', checkStreet(values.street)],
    ['number', checkStreetNumber(values.number)],
    ['floor', tooLong(values.floor, TEXT.floor)],
    ['apartment', tooLong(values.apartment, TEXT.apartment)],
    ['postalCode', checkPostalCode(values.postalCode)],
  ]);
}

/** Both steps as they are sent (EN-10). */
export function newUserInput(person: SignUpPerson, address: SignUpAddress): CreateUserInput {
  return {
    firstName: normalizeName(person.firstName),
    lastName: normalizeName(person.lastName),
    cuil: normalizeCuil(person.cuil),
    gender: person.gender === '' ? null : person.gender,
    email: normalizeEmail(person.email),
    phone: splitPhone(normalizePhone(joinPhone(person.phone))),
    address: {
      provinceId: address.provinceId,
      locality: address.locality.trim(),
      street: normalizeStreet(address.street),
      number: address.number.trim(),
      floor: address.floor.trim(),
      apartment: address.apartment.trim(),
      postalCode: normalizePostalCode(address.postalCode),
    },
  };
}
