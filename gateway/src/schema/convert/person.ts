import type { AddressAnswer, CellPhoneAnswer, PersonAnswer, SellerAnswer } from '../../bank/person.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import type { AddressModel, CivilDataModel, MobilePhoneModel, PersonModel } from '../models.ts';
import { documentKindFromId, genderFromCode, money } from './values.ts';

function phone({ areaCode, number, provider }: CellPhoneAnswer): MobilePhoneModel {
  return { areaCode, number, providerCode: provider ?? null };
}

/** Returns null until the additional data is saved; the bank has all of the address or none. */
export function toAddress(person: AddressAnswer): AddressModel | null {
  const { street, number, state, locality, postalCode } = person;
  if (
    street === undefined ||
    number === undefined ||
    state === undefined ||
    locality === undefined ||
    postalCode === undefined
  ) {
    return null;
  }
  return {
    street,
    number,
    floor: person.floor ?? '',
    apartment: person.apartment ?? '',
    provinceId: state,
    cityId: person.city ?? null,
    locality,
    postalCode,
  };
}

function civilData(person: PersonAnswer): CivilDataModel | null {
  const { maritalStatus, nationality, countryOfBirth, nonParticipantSpouse } = person;
  if (maritalStatus === undefined || nationality === undefined || countryOfBirth === undefined) return null;
  return {
    maritalStatusCode: maritalStatus,
    nationalityId: nationality,
    countryOfBirthId: countryOfBirth,
    hasNonParticipantSpouse: nonParticipantSpouse ?? false,
  };
}

export function toPerson(person: PersonAnswer): PersonModel {
  const income = Number(person.income ?? Number.NaN);
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    documentNumber: person.document,
    documentKind: documentKindFromId(person.documentType.id),
    gender: genderFromCode(person.gender),
    birthDate: person.birthDate,
    cuil: person.cuitl,
    email: person.email,
    phone: phone(person.cellPhone),
    occupationId: person.occupation,
    workActivityCode: person.role ?? null,
    vatStatusCode: person.ivaCategory,
    turnoverTaxCategoryCode: person.iibbCategory ?? null,
    monthlyIncome: Number.isFinite(income) ? money(income) : null,
    relationshipCode: person.relationship ?? null,
    address: toAddress(person),
    civilData: civilData(person),
  };
}

export function toSeller({
  physicalPerson,
  legalPerson,
  contact,
  pointOfSale,
  hasDataValidated,
}: SellerAnswer): Awaited<ResolversTypes['Seller']> {
  return {
    person: physicalPerson
      ? {
          firstName: physicalPerson.firstName,
          lastName: physicalPerson.lastName,
          documentNumber: physicalPerson.document,
          gender: genderFromCode(physicalPerson.gender),
          cuil: physicalPerson.cuitl,
          email: physicalPerson.email,
          phone: phone(physicalPerson.cellPhone),
        }
      : null,
    company: legalPerson
      ? {
          businessName: legalPerson.businessName,
          cuit: legalPerson.cuit,
          email: legalPerson.email,
          phone: phone(legalPerson.cellPhone),
        }
      : null,
    contact: contact
      ? { email: contact.email ?? null, phone: contact.cellPhone ? phone(contact.cellPhone) : null }
      : null,
    pointOfSaleCode: pointOfSale ?? null,
    isDataValidated: hasDataValidated,
  };
}
