import { checkBirthDateText } from '@prendarios/rules/birthDate';
import { checkPartyCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import {
  type CellPhone,
  checkCellPhone,
  joinPhone,
  normalizePhone,
  splitPhone,
} from '@prendarios/rules/phone';
import type { PersonBody } from '../../bank/person.ts';
import type { MobilePhoneInput, PersonInput } from '../../generated/resolvers.ts';
import { documentTypeOf, genderToCode } from '../convert/values.ts';
import type { FieldErrors } from './check.ts';

const FULL_PHONE_LENGTH = 10;
const INCOME_NOT_A_NUMBER = 'El ingreso lleva solo números.';

const digits = (text: string) => text.replace(/\D/g, '');

/** Splits ten digits after the area code; keeps the person's split for any other length. */
export function phoneBody(phone: MobilePhoneInput): CellPhone {
  const joined = joinPhone(phone);
  if (normalizePhone(joined).length === FULL_PHONE_LENGTH) return splitPhone(joined);
  return { areaCode: digits(phone.areaCode).replace(/^0+/, ''), number: digits(phone.number) };
}

function checkContact(
  errors: FieldErrors,
  at: readonly string[],
  contact: { email: string; phone: MobilePhoneInput },
): void {
  errors.check([...at, 'email'], checkEmail(contact.email));
  errors.check([...at, 'phone'], checkCellPhone(contact.phone));
}

function checkIdentity(
  errors: FieldErrors,
  at: readonly string[],
  person: { firstName: string; lastName: string; documentNumber: string },
): void {
  errors.check([...at, 'firstName'], checkName(person.firstName));
  errors.check([...at, 'lastName'], checkName(person.lastName));
  errors.check([...at, 'documentNumber'], checkDni(person.documentNumber));
}

/** Checks a party of the loan by the form's rules; returns the normalised body for the bank. */
export function personBody(
  errors: FieldErrors,
  at: readonly string[],
  person: PersonInput,
  personType: PersonBody['personType'],
  today: string,
): PersonBody {
  checkIdentity(errors, at, person);
  const isForeign = person.documentKind === 'FOREIGN_DNI';
  const party = { document: person.documentNumber, isForeign };
  errors.check([...at, 'cuil'], checkPartyCuil(person.cuil, party));
  errors.check([...at, 'birthDate'], checkBirthDateText(person.birthDate, today));
  checkContact(errors, at, person);
  const income = person.monthlyIncome ?? null;
  errors.check([...at, 'monthlyIncome'], income !== null && Number(income) < 0 ? INCOME_NOT_A_NUMBER : null);
  return {
    personType,
    owner: personType === 'OWNER',
    firstName: normalizeName(person.firstName),
    lastName: normalizeName(person.lastName),
    birthDate: person.birthDate,
    email: normalizeEmail(person.email),
    cuitl: normalizeCuil(person.cuil),
    gender: genderToCode(person.gender),
    document: normalizeDni(person.documentNumber),
    documentType: documentTypeOf(person.documentKind),
    cellPhone: {
      ...phoneBody(person.phone),
      ...(person.phone.providerCode ? { provider: person.phone.providerCode } : {}),
    },
    occupation: Number(person.occupationId),
    ivaCategory: person.vatStatusCode,
    ...(person.workActivityCode ? { role: person.workActivityCode } : {}),
    ...(person.turnoverTaxCategoryCode ? { iibbCategory: person.turnoverTaxCategoryCode } : {}),
    // The bank takes document and income as text (VA-16).
    ...(income === null ? {} : { income }),
    ...(person.relationshipCode && personType === 'CO_OWNER'
      ? { relationship: person.relationshipCode }
      : {}),
  };
}
