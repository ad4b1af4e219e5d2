import { checkCompanyCuit, checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkPhone, joinPhone, splitPhone, type CellPhone } from '@prendarios/rules/phone';
import type { Gender, SaveSellerInput, SellerDataPageQuery } from '../../../../generated/graphql.ts';
import type { FieldMessages, ServerProblem } from '../../../../shared/forms/userErrors.ts';
import { SELLER_TEXTS } from './texts.ts';

const TEXT = SELLER_TEXTS.errors;

type SellerKind = 'person' | 'company';

export type SellerValues = {
  kind: SellerKind | null;
  person: {
    firstName: string;
    lastName: string;
    documentNumber: string;
    gender: Gender | null;
    cuil: string;
    email: string;
    phone: CellPhone;
  };
  company: { businessName: string; cuit: string; email: string; phone: CellPhone };
};

export type SellerPage = NonNullable<SellerDataPageQuery['currentProposal']>;

const NO_PHONE: CellPhone = { areaCode: '', number: '' };

/** What was saved before; else the dealer where the loan is sold, who is then most likely the seller. */
export function initialSeller({ seller, pointOfSale }: SellerPage): SellerValues {
  const person = seller?.person ?? null;
  const company = seller?.company ?? null;
  const kind = person === null ? 'company' : 'person';
  const isKnown = person !== null || company !== null || pointOfSale !== null;
  return {
    kind: isKnown ? kind : null,
    person: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      documentNumber: person?.documentNumber ?? '',
      gender: person?.gender ?? null,
      cuil: person?.cuil ?? '',
      email: person?.email ?? '',
      phone: person === null ? NO_PHONE : phoneOf(person.phone),
    },
    company: {
      businessName: company?.businessName ?? pointOfSale?.businessName ?? '',
      cuit: company?.cuit ?? '',
      email: company?.email ?? '',
      phone: company === null ? NO_PHONE : phoneOf(company.phone),
    },
  };
}

const phoneOf = ({ areaCode, number }: CellPhone): CellPhone => ({ areaCode, number });

function personChecks({ person }: SellerValues, ownerDocument: string): [string, string | null][] {
  const isOwner = normalizeDni(person.documentNumber) === normalizeDni(ownerDocument);
  return [
    ['person.firstName', checkName(person.firstName)],
    ['person.lastName', checkName(person.lastName)],
    ['person.documentNumber', checkDni(person.documentNumber) ?? (isOwner ? TEXT.samePerson : null)],
    ['person.gender', person.gender === null ? TEXT.gender : null],
    ['person.cuil', checkPersonCuil(person.cuil)],
    ['person.email', checkEmail(person.email)],
    ['person.phone', checkPhone(joinPhone(person.phone))],
  ];
}

function companyChecks({ company }: SellerValues): [string, string | null][] {
  return [
    ['company.businessName', /\p{L}/u.test(company.businessName) ? null : TEXT.businessName],
    ['company.cuit', normalizeCuil(company.cuit) === '' ? TEXT.cuit : checkCompanyCuit(company.cuit)],
    ['company.email', checkEmail(company.email)],
    ['company.phone', checkPhone(joinPhone(company.phone))],
  ];
}

/** Messages in the order of the page; only of the kind of seller in view. */
export function validateSeller(values: SellerValues, ownerDocument: string): FieldMessages {
  if (values.kind === null) return { kind: TEXT.kind };
  const found = values.kind === 'person' ? personChecks(values, ownerDocument) : companyChecks(values);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Exactly one of the two is sent; what was typed for the other stays on the page. */
export function sellerInput(proposalId: string, { kind, person, company }: SellerValues): SaveSellerInput {
  if (kind === 'company') {
    return {
      proposalId,
      seller: {
        company: {
          businessName: company.businessName.trim(),
          cuit: normalizeCuil(company.cuit),
          email: normalizeEmail(company.email),
          phone: splitPhone(joinPhone(company.phone)),
        },
      },
    };
  }
  if (person.gender === null) throw new Error('A seller without gender is refused before it is sent.');
  return {
    proposalId,
    seller: {
      person: {
        firstName: normalizeName(person.firstName),
        lastName: normalizeName(person.lastName),
        documentNumber: normalizeDni(person.documentNumber),
        gender: person.gender,
        cuil: normalizeCuil(person.cuil),
        email: normalizeEmail(person.email),
        phone: splitPhone(joinPhone(person.phone)),
      },
    },
  };
}

/** Area code and number are one field of the page. */
export function sellerFieldOf({ path }: ServerProblem): string | null {
  const at = path.indexOf('phone');
  return at > 0 ? path.slice(at - 1, at + 1).join('.') : null;
}
