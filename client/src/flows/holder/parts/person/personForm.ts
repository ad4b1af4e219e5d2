import { checkBirthDate, dateToParts, partsToDate, type DateParts } from '@prendarios/rules/birthDate';
import { checkPartyCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkPhone, joinPhone, normalizePhone, splitPhone } from '@prendarios/rules/phone';
import type { Gender, PersonInput, PersonViewFragment } from '../../../../generated/graphql.ts';
import type { FieldMessages } from '../../../../shared/forms/userErrors.ts';
import { PERSON_TEXTS } from './texts.ts';

const TEXT = PERSON_TEXTS.errors;

export type PersonValues = {
  firstName: string;
  lastName: string;
  documentKind: 'DNI' | 'FOREIGN_DNI';
  documentNumber: string;
  gender: Gender | null;
  birthDate: DateParts;
  cuil: string;
  email: string;
  phone: { areaCode: string; number: string };
  providerCode: string;
  occupationId: string;
  workActivityCode: string;
  vatStatusCode: string;
  turnoverTaxCategoryCode: string;
  /** Whole pesos; null when not given. */
  monthlyIncome: number | null;
  relationshipCode: string;
};

export const EMPTY_PERSON: PersonValues = {
  firstName: '',
  lastName: '',
  documentKind: 'DNI',
  documentNumber: '',
  gender: null,
  birthDate: { day: '', month: '', year: '' },
  cuil: '',
  email: '',
  phone: { areaCode: '', number: '' },
  providerCode: '',
  occupationId: '',
  workActivityCode: '',
  vatStatusCode: '',
  turnoverTaxCategoryCode: '',
  monthlyIncome: null,
  relationshipCode: '',
};

export const CODE_OF_GENDER: Readonly<Record<Gender, string>> = {
  FEMALE: 'F',
  MALE: 'M',
  NON_BINARY: 'X',
  NOT_APPLICABLE: 'N',
};

/** The form as a person given before fills it. */
export function valuesOf(person: PersonViewFragment): PersonValues {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    documentKind: person.documentKind,
    documentNumber: person.documentNumber,
    gender: person.gender,
    birthDate: dateToParts(person.birthDate),
    cuil: person.cuil,
    email: person.email,
    phone: { areaCode: person.phone.areaCode, number: person.phone.number },
    providerCode: person.phone.providerCode ?? '',
    occupationId: person.occupationId,
    workActivityCode: person.workActivityCode ?? '',
    vatStatusCode: person.vatStatusCode,
    turnoverTaxCategoryCode: person.turnoverTaxCategoryCode ?? '',
    monthlyIncome: person.monthlyIncome ? Math.round(Number(person.monthlyIncome.amount)) : null,
    relationshipCode: person.relationshipCode ?? '',
  };
}

type PersonRules = {
  /** YYYY-MM-DD in Argentina. */
  today: string;
  /** A co-owner says what they are to the owner. */
  isCoOwner: boolean;
};

/** Messages in the order of the page; the server applies the same rules. */
export function validatePerson(values: PersonValues, { today, isCoOwner }: PersonRules): FieldMessages {
  const income = values.monthlyIncome;
  const checks: [string, string | null][] = [
    ['relationshipCode', isCoOwner && values.relationshipCode === '' ? TEXT.relationship : null],
    ['firstName', checkName(values.firstName)],
    ['lastName', checkName(values.lastName)],
    ['documentNumber', checkDni(values.documentNumber)],
    ['gender', values.gender === null ? TEXT.gender : null],
    ['birthDate', checkBirthDate(values.birthDate, today)?.message ?? null],
    [
      'cuil',
      checkPartyCuil(values.cuil, {
        document: values.documentNumber,
        isForeign: values.documentKind === 'FOREIGN_DNI',
      }),
    ],
    ['email', checkEmail(values.email)],
    ['phone', checkPhone(joinPhone(values.phone))],
    ['providerCode', values.providerCode === '' ? TEXT.provider : null],
    ['occupationId', values.occupationId === '' ? TEXT.occupation : null],
    ['vatStatusCode', values.vatStatusCode === '' ? TEXT.vatStatus : null],
    ['monthlyIncome', income !== null && (!Number.isInteger(income) || income < 0) ? TEXT.income : null],
  ];
  return Object.fromEntries(checks.filter((check): check is [string, string] => check[1] !== null));
}

/** Area code and number as the bank wants them; as typed when together they are no ten digits. */
function phoneInput(phone: PersonValues['phone']): PersonInput['phone'] {
  const digits = normalizePhone(joinPhone(phone));
  const area = phone.areaCode.replace(/\D/g, '').replace(/^0/, '');
  if (area !== '' && digits.startsWith(area)) return { areaCode: area, number: digits.slice(area.length) };
  return splitPhone(digits);
}

/** The field of a server path: a part of the phone belongs to the phone as a whole. */
export function personField({ path }: { path: readonly string[] }): string | null {
  return path.includes('providerCode')
    ? 'providerCode'
    : (path.find((part) => Object.hasOwn(EMPTY_PERSON, part)) ?? null);
}

const textOrNull = (text: string) => (text === '' ? null : text);

/** What is sent of a form that the rules let pass. */
export function personInput(values: PersonValues): PersonInput {
  return {
    firstName: normalizeName(values.firstName),
    lastName: normalizeName(values.lastName),
    documentNumber: normalizeDni(values.documentNumber),
    documentKind: values.documentKind,
    gender: values.gender ?? 'NOT_APPLICABLE',
    birthDate: partsToDate(values.birthDate) ?? '',
    cuil: normalizeCuil(values.cuil),
    email: normalizeEmail(values.email),
    phone: { ...phoneInput(values.phone), providerCode: textOrNull(values.providerCode) },
    occupationId: values.occupationId,
    workActivityCode: textOrNull(values.workActivityCode),
    vatStatusCode: values.vatStatusCode,
    turnoverTaxCategoryCode: textOrNull(values.turnoverTaxCategoryCode),
    monthlyIncome: values.monthlyIncome === null ? null : String(values.monthlyIncome),
    relationshipCode: textOrNull(values.relationshipCode),
  };
}
