import { dateToParts, partsToDate } from '@prendarios/rules/birthDate';
import { formatNumber } from '@prendarios/rules/format';
import type { Person, PersonValues } from '@prendarios/rules/forms/person';
import type { PersonInput, PersonViewFragment } from '#generated/graphql.ts';

/** In the order of the page. */
export const EMPTY_PERSON: PersonValues = {
  relationshipCode: '',
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
  monthlyIncome: '',
};

/** Returns the form values of a saved person, without a contact that the user may not read. */
export function valuesOf(person: PersonViewFragment): Person {
  return {
    relationshipCode: person.relationshipCode ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    documentKind: person.documentKind,
    documentNumber: person.documentNumber,
    gender: person.gender,
    birthDate: dateToParts(person.birthDate),
    cuil: person.cuil,
    email: person.email ?? '',
    phone: { areaCode: person.phone?.areaCode ?? '', number: person.phone?.number ?? '' },
    providerCode: person.phone?.providerCode ?? '',
    occupationId: person.occupationId,
    workActivityCode: person.workActivityCode ?? '',
    vatStatusCode: person.vatStatusCode,
    turnoverTaxCategoryCode: person.turnoverTaxCategoryCode ?? '',
    monthlyIncome: person.monthlyIncome ? formatNumber(Math.round(Number(person.monthlyIncome.amount))) : '',
  };
}

/** Returns the field of a server path; parts of the phone belong to the phone field. */
export function personField({ path }: { path: readonly string[] }): string | null {
  return path.includes('providerCode')
    ? 'providerCode'
    : (path.find((part) => Object.hasOwn(EMPTY_PERSON, part)) ?? null);
}

const textOrNull = (text: string) => (text === '' ? null : text);

export function personInput(person: Person): PersonInput {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    documentNumber: person.documentNumber,
    documentKind: person.documentKind,
    gender: person.gender,
    birthDate: partsToDate(person.birthDate) ?? '',
    cuil: person.cuil,
    email: person.email,
    phone: { ...person.phone, providerCode: textOrNull(person.providerCode) },
    occupationId: person.occupationId,
    workActivityCode: textOrNull(person.workActivityCode),
    vatStatusCode: person.vatStatusCode,
    turnoverTaxCategoryCode: textOrNull(person.turnoverTaxCategoryCode),
    monthlyIncome: textOrNull(person.monthlyIncome.replaceAll('.', '')),
    relationshipCode: textOrNull(person.relationshipCode),
  };
}
