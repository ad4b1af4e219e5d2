import { saleAccountForm } from '@prendarios/rules/forms/sale';
import { contactFields, sellerCompany, sellerContact, sellerPerson } from '@prendarios/rules/forms/seller';
import { businessNameField, nameField } from '@prendarios/rules/forms/fields';
import { joinPhone } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import * as z from 'zod/mini';
import type { Schemas } from '../../bank/contract.ts';
import type {
  CompanySellerInput,
  DocumentFilesInput,
  PersonSellerInput,
  ResolversTypes,
  ReviseOwnSellerDataInput,
  ReviseSellerInput,
  SaleIdentity,
  SaleIdentityInput,
  SaleSeller,
  SaveSaleAccountInput,
  SellerContactInput,
  SellerInput,
  SetSellerInput,
} from '../../generated/resolvers.ts';
import { genderFromCode, genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from '../input/check.ts';
import { type FieldNames, nestFieldNames } from './fieldNames.ts';
import { PERSON, type ShownOfPerson, toPhone } from './person.ts';

const CONTACT: FieldNames = { cellPhone: 'phone' };

/** Field names of the vehicle's seller (EN-09), in `seller` of the input. */
export const SELLER: FieldNames = {
  ...nestFieldNames('physicalPerson', PERSON, 'seller.person'),
  ...nestFieldNames('legalPerson', CONTACT, 'seller.company'),
  ...nestFieldNames('contact', CONTACT, 'seller.contact'),
  pointOfSale: 'seller.pointOfSaleCode',
};

/** Field names of the seller's account. */
export const SALE_ACCOUNT: FieldNames = { 'seller.cbu': 'cbu', 'seller.cuit': 'holderCuit' };

type SellerBody = Schemas['SellerBody'];
type SellerChange = Schemas['UpdateSellerBody'];
type Answer = Schemas['SellerAnswer'];

const OTHER_KIND = 'Esta venta no es de ese tipo de vendedor.';
const NOT_ASKED = 'Esta venta no pide ese documento.';

function physical(errors: FieldErrors, input: PersonSellerInput) {
  const seller = errors.take(['seller', 'person'], sellerPerson, input);
  return {
    firstName: seller.firstName,
    lastName: seller.lastName,
    document: seller.documentNumber,
    gender: genderToCode(seller.gender),
    cuitl: seller.cuil,
    email: seller.email,
    cellPhone: seller.phone,
  };
}

function legal(errors: FieldErrors, input: CompanySellerInput) {
  const { businessName, cuit, email, phone } = errors.take(['seller', 'company'], sellerCompany, input);
  return { businessName, cuit, email, cellPhone: phone };
}

const NO_PHONE = { areaCode: '', number: '' };

function contact(errors: FieldErrors, { email, phone }: SellerContactInput): SellerBody['contact'] {
  const given = errors.take(['seller', 'contact'], sellerContact, {
    email: email ?? '',
    phone: phone ?? NO_PHONE,
  });
  return {
    ...(given.email === '' ? {} : { email: given.email }),
    ...(given.phone.number === '' ? {} : { cellPhone: given.phone }),
  };
}

function party(errors: FieldErrors, input: SellerInput) {
  if (input.contact) return { contact: contact(errors, input.contact) };
  if (typeof input.pointOfSaleCode === 'string') return { pointOfSale: input.pointOfSaleCode };
  return input.person
    ? { physicalPerson: physical(errors, input.person) }
    : { legalPerson: legal(errors, input.company) };
}

/** `fuelYear`: the year of the proposal's vehicle. */
export function sellerBody({ proposalId, seller }: SetSellerInput, fuelYear: number): Checked<SellerBody> {
  const errors = new FieldErrors();
  return checkedValue(errors, { proposalId, fuelYear, ...party(errors, seller) });
}

/** Converts the data of an invited seller, who also confirms the data by sending it. */
export function saleIdentity({ person, company }: SaleIdentityInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  const given = person
    ? { physicalPerson: physical(errors, person) }
    : { legalPerson: legal(errors, company) };
  return checkedValue(errors, { ...given, hasDataValidated: true });
}

/** Converts new seller data, or whether the current data is right (ST-19). */
export function sellerChange({ seller, isDataCorrect }: ReviseSellerInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  return checkedValue(errors, {
    ...(seller ? party(errors, seller) : {}),
    hasDataValidated: isDataCorrect,
  });
}

const ownPerson = z.object({ firstName: nameField, lastName: nameField, ...contactFields });
const ownCompany = z.object({ businessName: businessNameField, ...contactFields });

/** Returns the new contact data; omitted fields do not change. */
const changedContact = (
  { email, phone }: z.output<typeof ownCompany> | z.output<typeof ownPerson>,
  current: { email: string; cellPhone: { areaCode: string; number: string } },
) => ({
  email: email === '' ? current.email : email,
  cellPhone: phone.number === '' ? current.cellPhone : phone,
});

/** Merges new data into the seller's current data; the identity and omitted fields do not change. */
export function saleSellerChange(
  { seller, isDataCorrect: hasDataValidated }: ReviseOwnSellerDataInput,
  { physicalPerson, legalPerson }: Answer,
): Checked<SellerChange> {
  const errors = new FieldErrors();
  const { person, company } = seller ?? {};
  errors.check(['seller', 'person'], person && !physicalPerson ? OTHER_KIND : null);
  errors.check(['seller', 'company'], company && !legalPerson ? OTHER_KIND : null);
  const contactOf = ({ email, phone }: SellerContactInput) => ({
    email: email ?? '',
    phone: phone ?? NO_PHONE,
  });
  if (person && physicalPerson) {
    const own = errors.take(['seller', 'person'], ownPerson, { ...person, ...contactOf(person) });
    const { document, gender, cuitl } = physicalPerson;
    const { firstName, lastName } = own;
    const body = { firstName, lastName, document, gender, cuitl, ...changedContact(own, physicalPerson) };
    return checkedValue(errors, { physicalPerson: body, hasDataValidated });
  }
  if (company && legalPerson) {
    const own = errors.take(['seller', 'company'], ownCompany, { ...company, ...contactOf(company) });
    const { cuit } = legalPerson;
    const body = { businessName: own.businessName, cuit, ...changedContact(own, legalPerson) };
    return checkedValue(errors, { legalPerson: body, hasDataValidated });
  }
  return checkedValue(errors, { hasDataValidated });
}

/** Checks the documents; rejects types that are not in `asked`, which the sale currently requires. */
export function saleFiles(
  documents: readonly DocumentFilesInput[],
  asked: ReadonlySet<string>,
): Checked<{ type: string; fileIds: string[] }[]> {
  const errors = new FieldErrors();
  documents.forEach(({ type }, at) => {
    errors.check(['documents', String(at), 'type'], asked.has(type) ? null : NOT_ASKED);
  });
  return checkedValue(
    errors,
    documents.map(({ type, fileIds }) => ({ type, fileIds: [...fileIds] })),
  );
}

export function saleAccount(input: SaveSaleAccountInput): Checked<{ cbu: string; cuit: string }> {
  const errors = new FieldErrors();
  const { cbu, holderCuit: cuit } = errors.take([], saleAccountForm, input);
  return checkedValue(errors, { cbu, cuit });
}

type SellerParty = Awaited<ResolversTypes['SellerParty']>;

type Reached = { email: string; cellPhone: Parameters<typeof toPhone>[0] };

const reach = ({ email, cellPhone }: Reached, shown: ShownOfPerson) => ({
  email: shown.contact ? email : null,
  maskedEmail: maskEmail(email),
  phone: shown.contact ? toPhone(cellPhone) : null,
  maskedPhone: maskPhone(joinPhone(cellPhone)),
});

function toSellerParty(
  { physicalPerson, legalPerson, contact: invited }: Answer,
  shown: ShownOfPerson,
): SellerParty | null {
  if (physicalPerson) {
    return {
      __typename: 'PersonSeller',
      firstName: physicalPerson.firstName,
      lastName: physicalPerson.lastName,
      documentNumber: physicalPerson.document,
      gender: genderFromCode(physicalPerson.gender),
      cuil: physicalPerson.cuitl,
      ...reach(physicalPerson, shown),
    };
  }
  if (legalPerson) {
    return {
      __typename: 'CompanySeller',
      businessName: legalPerson.businessName,
      cuit: legalPerson.cuit,
      ...reach(legalPerson, shown),
    };
  }
  if (!invited) return null;
  const { email = null, cellPhone = null } = invited;
  return {
    __typename: 'SellerContact',
    linkEmail: shown.contact ? email : null,
    linkPhone: shown.contact && cellPhone !== null ? toPhone(cellPhone) : null,
    maskedRecipient: cellPhone === null ? maskEmail(email ?? '') : maskPhone(joinPhone(cellPhone)),
  };
}

export const toSeller = (seller: Answer, shown: ShownOfPerson): Awaited<ResolversTypes['Seller']> => ({
  party: toSellerParty(seller, shown),
  pointOfSaleCode: seller.pointOfSale ?? null,
  hasValidData: seller.hasDataValidated,
});

/** Does not mask the seller's name, which they check because the contract contains it; masks identifiers. */
function toSaleIdentity({ physicalPerson, legalPerson }: Answer): SaleIdentity | null {
  if (physicalPerson) {
    return {
      __typename: 'SalePerson',
      firstName: physicalPerson.firstName,
      lastName: physicalPerson.lastName,
      maskedDocument: maskDni(physicalPerson.document),
      maskedCuil: maskCuil(physicalPerson.cuitl),
    };
  }
  return legalPerson
    ? {
        __typename: 'SaleCompany',
        businessName: legalPerson.businessName,
        maskedCuit: maskCuil(legalPerson.cuit),
      }
    : null;
}

export function toSaleSeller(seller: Schemas['OwnSellerAnswer']): SaleSeller {
  const { email = null, cellPhone = null } =
    seller.physicalPerson ?? seller.legalPerson ?? seller.contact ?? {};
  return {
    identity: toSaleIdentity(seller),
    maskedEmail: email === null ? '' : maskEmail(email),
    maskedPhone: cellPhone === null ? '' : maskPhone(joinPhone(cellPhone)),
    hasValidData: seller.hasDataValidated,
    canBeChanged: seller.changeable ?? true,
    canNameBeChanged: seller.nameChangeable ?? seller.changeable ?? true,
  };
}
