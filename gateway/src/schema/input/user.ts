import { checkStreet, checkStreetNumber, normalizeStreet } from '@prendarios/rules/address';
import { checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeEmail } from '@prendarios/rules/email';
import { NAME_MESSAGES } from '@prendarios/rules/messages';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkPostalCode, normalizePostalCode } from '@prendarios/rules/postalCode';
import type { NewUserBody } from '../../bank/user.ts';
import type { CreateUserInput } from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { checkContact, phoneBody } from './person.ts';

/** EN-10: gender 'NA' if not given, the e-mail in lower case. */
export function newUserBody(input: CreateUserInput): Checked<NewUserBody> {
  const errors = new FieldErrors();
  const { address, gender } = input;
  errors.check(['firstName'], checkName(input.firstName));
  errors.check(['lastName'], checkName(input.lastName));
  errors.check(['cuil'], checkPersonCuil(input.cuil));
  checkContact(errors, [], input);
  errors.check(['address', 'street'], checkStreet(address.street));
  errors.check(['address', 'number'], checkStreetNumber(address.number));
  errors.check(['address', 'locality'], address.locality.trim() === '' ? NAME_MESSAGES.required : null);
  errors.check(['address', 'postalCode'], checkPostalCode(address.postalCode));
  const phone = phoneBody(input.phone);
  return checkedValue(errors, {
    first_name: normalizeName(input.firstName),
    last_name: normalizeName(input.lastName),
    cuitl: normalizeCuil(input.cuil),
    gender: gender ? genderToCode(gender) : 'NA',
    email: normalizeEmail(input.email),
    address: {
      locality: address.locality.trim(),
      province: Number(address.provinceId),
      street: normalizeStreet(address.street),
      street_number: Number(address.number.replace(/[\s.]/g, '')),
      floor: address.floor?.trim() ?? '',
      department: address.apartment?.trim() ?? '',
      postal_code: normalizePostalCode(address.postalCode),
    },
    phone_number: { area_code: phone.areaCode, number: phone.number },
  });
}
