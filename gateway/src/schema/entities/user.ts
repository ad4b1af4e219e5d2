import { signUpPersonForm } from '@prendarios/rules/forms/account';
import type { Schemas } from '../../bank/contract.ts';
import type { CreateUserInput } from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from '../input/check.ts';
import { checkedAddress } from './additionalData.ts';
import type { FieldNames } from './fieldNames.ts';

/** Field names of a new user (EN-10). */
export const USER: FieldNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  cuitl: 'cuil',
  phone_number: 'phone',
  'phone_number.area_code': 'phone.areaCode',
  'address.province': 'address.provinceId',
  'address.street_number': 'address.number',
  'address.department': 'address.apartment',
  'address.postal_code': 'address.postalCode',
};

/** Returns the bank's body; gender defaults to 'NA', and the email is lower-cased (EN-10). */
export function newUserBody({
  address: typedAddress,
  gender,
  ...typed
}: CreateUserInput): Checked<Schemas['CreateUserBody']> {
  const errors = new FieldErrors();
  const person = errors.take([], signUpPersonForm, { ...typed, gender: gender ?? '' });
  const address = checkedAddress(errors, typedAddress);
  return checkedValue(errors, {
    first_name: person.firstName,
    last_name: person.lastName,
    cuitl: person.cuil,
    gender: person.gender === '' ? 'NA' : genderToCode(person.gender),
    email: person.email,
    address: {
      locality: address.locality,
      province: Number(address.provinceId),
      street: address.street,
      street_number: address.number,
      floor: address.floor,
      department: address.apartment,
      postal_code: address.postalCode,
    },
    phone_number: { area_code: person.phone.areaCode, number: person.phone.number },
  });
}
