import { dateToParts } from '@prendarios/rules/birthDate';
import { personForm } from '@prendarios/rules/forms/person';
import { type CellPhone, joinPhone } from '@prendarios/rules/phone';
import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { Schemas } from '../../bank/contract.ts';
import type { PersonInput } from '../../generated/resolvers.ts';
import {
  documentKindFromId,
  documentTypeOf,
  genderFromCode,
  genderToCode,
  money,
} from '../convert/values.ts';
import type { FieldErrors } from '../input/check.ts';
import type { MobilePhoneModel, PersonModel } from '../models.ts';
import { civilDataOf, toAddress } from './additionalData.ts';
import type { FieldNames } from './fieldNames.ts';

/** Field names of a party of the loan (EN-01). */
export const PERSON: FieldNames = {
  document: 'documentNumber',
  dni: 'documentNumber',
  documentType: 'documentKind',
  cuitl: 'cuil',
  cellPhone: 'phone',
  'cellPhone.provider': 'phone.providerCode',
  occupation: 'occupationId',
  role: 'workActivityCode',
  ivaCategory: 'vatStatusCode',
  iibbCategory: 'turnoverTaxCategoryCode',
  income: 'monthlyIncome',
  relationship: 'relationshipCode',
};

type Part = {
  personType: 'OWNER' | 'CO_OWNER';
  /** YYYY-MM-DD in Argentina. */
  today: string;
  /** The owner from whom a co-owner's contact must differ, if the input has both. */
  owner?: PersonInput | null;
};

/** Checks a party of the loan by the form's rules; returns the normalised body for the bank. */
export function personBody(
  errors: FieldErrors,
  at: readonly string[],
  input: PersonInput,
  { personType, today, owner = null }: Part,
): Schemas['PersonIdentity'] {
  const { providerCode } = input.phone;
  const person = errors.take(at, personForm({ today, owner }), {
    ...input,
    birthDate: dateToParts(input.birthDate),
    providerCode: providerCode ?? '',
    workActivityCode: input.workActivityCode ?? '',
    turnoverTaxCategoryCode: input.turnoverTaxCategoryCode ?? '',
    monthlyIncome: input.monthlyIncome ?? '',
    relationshipCode: input.relationshipCode ?? '',
  });
  return {
    personType,
    owner: personType === 'OWNER',
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: input.birthDate,
    email: person.email,
    cuitl: person.cuil,
    gender: genderToCode(input.gender),
    document: person.documentNumber,
    documentType: documentTypeOf(person.documentKind),
    cellPhone: { ...person.phone, ...(providerCode ? { provider: providerCode } : {}) },
    occupation: Number(person.occupationId),
    ivaCategory: person.vatStatusCode,
    ...(person.workActivityCode ? { role: person.workActivityCode } : {}),
    ...(person.turnoverTaxCategoryCode ? { iibbCategory: person.turnoverTaxCategoryCode } : {}),
    // The bank expects document and income as text (VA-16).
    ...(person.monthlyIncome ? { income: person.monthlyIncome } : {}),
    ...(person.relationshipCode && personType === 'CO_OWNER'
      ? { relationship: person.relationshipCode }
      : {}),
  };
}

type PhoneAnswer = CellPhone & { provider?: string | null };

export const toPhone = ({ areaCode, number, provider }: PhoneAnswer): MobilePhoneModel => ({
  areaCode,
  number,
  providerCode: provider ?? null,
});

/** Whether the caller may read a person's contact and details, beyond name and identity numbers. */
export type ShownOfPerson = Readonly<{ contact: boolean; details: boolean }>;

const ALL: ShownOfPerson = { contact: true, details: true };

export function toPerson(person: Schemas['PersonAnswer'], shown: ShownOfPerson = ALL): PersonModel {
  const income = shown.details ? Number(person.income ?? Number.NaN) : Number.NaN;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    documentNumber: person.document,
    documentKind: documentKindFromId(person.documentType.id),
    gender: genderFromCode(person.gender),
    birthDate: person.birthDate,
    cuil: person.cuitl,
    email: shown.contact ? person.email : null,
    maskedEmail: maskEmail(person.email),
    phone: shown.contact ? toPhone(person.cellPhone) : null,
    maskedPhone: maskPhone(joinPhone(person.cellPhone)),
    occupationId: String(person.occupation),
    workActivityCode: person.role ?? null,
    vatStatusCode: person.ivaCategory,
    turnoverTaxCategoryCode: person.iibbCategory ?? null,
    monthlyIncome: Number.isFinite(income) ? money(income) : null,
    relationshipCode: person.relationship ?? null,
    address: shown.details ? toAddress(person) : null,
    civilData: shown.details ? civilDataOf(person) : null,
  };
}
