import {
  checkFloor,
  checkLocality,
  checkStreet,
  checkStreetNumber,
  normalizeStreet,
} from '@prendarios/rules/address';
import { checkBirthDateText } from '@prendarios/rules/birthDate';
import { DOCUMENT_TYPE } from '@prendarios/rules/constants';
import { checkCompanyCuit, checkPartyCuil, checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { ADDRESS_MESSAGES } from '@prendarios/rules/messages';
import { checkBusinessName, checkName, normalizeName } from '@prendarios/rules/name';
import { checkCellPhone } from '@prendarios/rules/phone';
import { checkPostalCode, normalizePostalCode } from '@prendarios/rules/postalCode';
import { typedText, typedWords } from '@prendarios/rules/typedText';
import type { z } from 'zod';
import { invalid } from '../../platform/http/errors.ts';
import { type Catalogues, type ListName, listOf } from '../catalogue/catalogues.ts';
import type { PersonIdentity } from '../records/rowTypes.ts';
import type { legalSeller, personAdditional, physicalSeller, sellerContact } from '../api/person.ts';

export type Fields = Record<string, string>;
type Additional = z.infer<typeof personAdditional>;
type PhysicalSeller = z.infer<typeof physicalSeller>;
type LegalSeller = z.infer<typeof legalSeller>;

const NOT_LISTED = 'Elegí una opción de la lista.';

const note = (fields: Fields, path: string, problem: string | null) => {
  if (problem !== null) fields[path] = problem;
};

const listed = (catalogues: Catalogues, list: ListName, code: string, parent?: string) =>
  listOf(catalogues, list, parent).some((item) => item.code === code) ? null : NOT_LISTED;

const listedId = (catalogues: Catalogues, list: ListName, id: number) =>
  listOf(catalogues, list).some((item) => item.itemId === String(id)) ? null : NOT_LISTED;

type DocumentType = PersonIdentity['documentType'];

/** EN-14: returns the document type with the bank's description instead of the request's. */
function documentTypeOf(catalogues: Catalogues, { id }: DocumentType): DocumentType {
  const found = listOf(catalogues, 'documentType').find(({ itemId }) => itemId === String(id));
  return found ? { id, description: found.description, integrationCode: found.code } : { id };
}

/** Normalises names, numbers and addresses, so that stored values are comparable. */
export function normalizeIdentity(catalogues: Catalogues, person: PersonIdentity): PersonIdentity {
  return {
    ...person,
    firstName: normalizeName(person.firstName),
    lastName: normalizeName(person.lastName),
    email: normalizeEmail(person.email),
    document: normalizeDni(person.document),
    documentType: documentTypeOf(catalogues, person.documentType),
    cuitl: normalizeCuil(person.cuitl),
  };
}

/**
 * Repeats the form's checks, because the bank does not trust the form. Returns messages by path; paths begin with `at`.
 */
export function identityProblems(
  catalogues: Catalogues,
  person: PersonIdentity,
  today: string,
  at: string,
): Fields {
  const fields: Fields = {};
  note(fields, `${at}.firstName`, checkName(person.firstName));
  note(fields, `${at}.lastName`, checkName(person.lastName));
  note(fields, `${at}.birthDate`, checkBirthDateText(person.birthDate, today));
  note(fields, `${at}.email`, checkEmail(person.email));
  const party = { document: person.document, isForeign: person.documentType.id === DOCUMENT_TYPE.foreignDni };
  note(fields, `${at}.cuitl`, checkPartyCuil(person.cuitl, party));
  note(fields, `${at}.document`, checkDni(person.document));
  note(fields, `${at}.cellPhone`, checkCellPhone(person.cellPhone));
  if (person.cellPhone.provider) {
    note(fields, `${at}.cellPhone.provider`, listed(catalogues, 'mobileProvider', person.cellPhone.provider));
  }
  note(fields, `${at}.occupation`, listedId(catalogues, 'occupation', person.occupation));
  const occupation = String(person.occupation);
  note(fields, `${at}.ivaCategory`, listed(catalogues, 'taxBurden', person.ivaCategory, occupation));
  if (person.role) note(fields, `${at}.role`, listed(catalogues, 'workActivity', person.role, occupation));
  if (person.iibbCategory) {
    note(
      fields,
      `${at}.iibbCategory`,
      listed(catalogues, 'grossIncome', person.iibbCategory, person.ivaCategory),
    );
  }
  if (person.relationship) {
    note(fields, `${at}.relationship`, listed(catalogues, 'relationship', person.relationship));
  }
  if (person.income && !/^\d{1,12}(\.\d{1,2})?$/.test(person.income)) {
    fields[`${at}.income`] = 'El ingreso lleva solo números.';
  }
  return fields;
}

/** Normalises address and civil data. */
export function normalizeAdditional(data: Additional): Additional {
  return {
    ...data,
    street: normalizeStreet(data.street),
    floor: typedText(data.floor),
    apartment: typedText(data.apartment),
    locality: typedWords(data.locality),
    postalCode: normalizePostalCode(data.postalCode),
  };
}

/** Returns messages by field for address and civil data. */
export function additionalProblems(catalogues: Catalogues, data: Additional): Fields {
  const fields: Fields = {};
  note(fields, 'street', checkStreet(data.street));
  note(fields, 'number', checkStreetNumber(String(data.number)));
  note(fields, 'floor', checkFloor(data.floor));
  note(fields, 'apartment', checkFloor(data.apartment, ADDRESS_MESSAGES.apartment));
  const state = catalogues.provinces.some(({ id }) => id === data.state);
  if (!state) fields.state = NOT_LISTED;
  const city = catalogues.cities.find(({ id }) => id === data.city);
  if (data.city !== undefined && city?.provinceId !== data.state) fields.city = NOT_LISTED;
  note(fields, 'locality', checkLocality(data.locality));
  note(fields, 'postalCode', checkPostalCode(data.postalCode));
  note(fields, 'maritalStatus', listed(catalogues, 'maritalStatus', data.maritalStatus));
  note(fields, 'nationality', listedId(catalogues, 'country', data.nationality));
  note(fields, 'countryOfBirth', listedId(catalogues, 'country', data.countryOfBirth));
  return fields;
}

/** Returns messages by path for a seller who is a person. */
export function physicalSellerProblems(seller: PhysicalSeller): Fields {
  const fields: Fields = {};
  const at = 'physicalPerson';
  note(fields, `${at}.firstName`, checkName(seller.firstName));
  note(fields, `${at}.lastName`, checkName(seller.lastName));
  note(fields, `${at}.document`, checkDni(seller.document));
  note(fields, `${at}.cuitl`, checkPersonCuil(seller.cuitl));
  note(fields, `${at}.email`, checkEmail(seller.email));
  note(fields, `${at}.cellPhone`, checkCellPhone(seller.cellPhone));
  return fields;
}

/** Returns messages by path for a seller that is a company. */
export function legalSellerProblems(seller: LegalSeller): Fields {
  const fields: Fields = {};
  const at = 'legalPerson';
  note(fields, `${at}.businessName`, checkBusinessName(seller.businessName));
  note(fields, `${at}.cuit`, checkCompanyCuit(seller.cuit));
  note(fields, `${at}.email`, checkEmail(seller.email));
  note(fields, `${at}.cellPhone`, checkCellPhone(seller.cellPhone));
  return fields;
}

/** Returns messages by path for a seller known only by phone or mail. */
export function sellerContactProblems({ email, cellPhone }: z.infer<typeof sellerContact>): Fields {
  const fields: Fields = {};
  if (email === undefined && cellPhone === undefined) {
    fields.contact = 'Ingresá el celular o el correo del vendedor.';
  }
  if (email !== undefined) note(fields, 'contact.email', checkEmail(email));
  if (cellPhone !== undefined) note(fields, 'contact.cellPhone', checkCellPhone(cellPhone));
  return fields;
}

/** @throws {ApiError} 400 with all messages, if there are any. */
export function refuseIfAny(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
