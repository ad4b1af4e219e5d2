import { DEFAULT_PLACE } from '@prendarios/rules/constants';
import type { SignUpAddress, SignUpPerson } from '@prendarios/rules/forms/account';
import type { CreateUserInput } from '#generated/graphql.ts';

export const EMPTY_PERSON: SignUpPerson = {
  firstName: '',
  lastName: '',
  cuil: '',
  gender: '',
  email: '',
  phone: { areaCode: '', number: '' },
};

const DEFAULT_PROVINCE = String(DEFAULT_PLACE.provinceId);

export const FIRST_ADDRESS: SignUpAddress = {
  provinceId: DEFAULT_PROVINCE,
  locality: DEFAULT_PLACE.locality,
  street: '',
  number: '',
  floor: '',
  apartment: '',
  postalCode: '',
};

/** Returns the locality after a change of province. */
export function localityOf(provinceId: string): string {
  return provinceId === DEFAULT_PROVINCE ? DEFAULT_PLACE.locality : '';
}

/** Returns the input of both steps (EN-10). */
export function newUserInput({ gender, ...person }: SignUpPerson, address: SignUpAddress): CreateUserInput {
  return {
    ...person,
    gender: gender === '' ? null : gender,
    address,
  };
}
