import { addressForm, signUpPersonForm } from '@prendarios/rules/forms/account';
import type { NewUserBody } from '../../bank/user.ts';
import type { CreateUserInput } from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { phoneBody } from './person.ts';

/** Builds the body of a new user: gender defaults to 'NA', the e-mail is lower-cased (EN-10). */
export function newUserBody({
  address: typedAddress,
  gender,
  ...typed
}: CreateUserInput): Checked<NewUserBody> {
  const errors = new FieldErrors();
  const person = errors.take([], signUpPersonForm, { ...typed, gender: gender ?? '' });
  const { floor, apartment } = typedAddress;
  const address = errors.take(['address'], addressForm, {
    ...typedAddress,
    floor: floor ?? '',
    apartment: apartment ?? '',
  });
  const phone = phoneBody(person.phone);
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
      street_number: Number(address.number.replace(/[\s.]/g, '')),
      floor: address.floor,
      department: address.apartment,
      postal_code: address.postalCode,
    },
    phone_number: { area_code: phone.areaCode, number: phone.number },
  });
}
