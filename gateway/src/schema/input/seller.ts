import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import { sellerCompany, sellerPerson } from '@prendarios/rules/forms/seller';
import { checkCellPhone } from '@prendarios/rules/phone';
import type { LegalSellerBody, PhysicalSellerBody, SellerBody } from '../../bank/person.ts';
import type { SellerChange } from '../../bank/seller.ts';
import type {
  CompanySellerInput,
  PersonSellerInput,
  SaleIdentityInput,
  SetSellerInput,
  SellerContactInput,
  SellerInput,
  ReviseSellerInput,
} from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { phoneBody } from './person.ts';

function physical(errors: FieldErrors, input: PersonSellerInput): PhysicalSellerBody {
  const seller = errors.take(['seller', 'person'], sellerPerson, input);
  return {
    firstName: seller.firstName,
    lastName: seller.lastName,
    document: seller.documentNumber,
    gender: genderToCode(seller.gender),
    cuitl: seller.cuil,
    email: seller.email,
    cellPhone: phoneBody(seller.phone),
  };
}

function legal(errors: FieldErrors, input: CompanySellerInput): LegalSellerBody {
  const { businessName, cuit, email, phone } = errors.take(['seller', 'company'], sellerCompany, input);
  return { businessName, cuit, email, cellPhone: phoneBody(phone) };
}

function contact(errors: FieldErrors, input: SellerContactInput): SellerBody['contact'] {
  const { email = null, phone = null } = input;
  if (email === null && phone === null) errors.check(['seller', 'contact'], FORM_MESSAGES.seller.contact);
  if (email !== null) errors.check(['seller', 'contact', 'email'], checkEmail(email));
  if (phone !== null) errors.check(['seller', 'contact', 'phone'], checkCellPhone(phone));
  return {
    ...(email === null ? {} : { email: normalizeEmail(email) }),
    ...(phone === null ? {} : { cellPhone: phoneBody(phone) }),
  };
}

function party(errors: FieldErrors, input: SellerInput) {
  if (input.contact) return { contact: contact(errors, input.contact) };
  if (typeof input.pointOfSaleCode === 'string') return { pointOfSale: input.pointOfSaleCode };
  return input.person
    ? { physicalPerson: physical(errors, input.person) }
    : { legalPerson: legal(errors, input.company) };
}

/** Builds the seller's body (EN-09). `fuelYear` is the year of the proposal's vehicle. */
export function sellerBody({ proposalId, seller }: SetSellerInput, fuelYear: number): Checked<SellerBody> {
  const errors = new FieldErrors();
  return checkedValue(errors, { proposalId, fuelYear, ...party(errors, seller) });
}

/** Data from a seller who was only invited; by giving it the seller also confirms it. */
export function saleIdentity({ person, company }: SaleIdentityInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  const given = person
    ? { physicalPerson: physical(errors, person) }
    : { legalPerson: legal(errors, company) };
  return checkedValue(errors, { ...given, hasDataValidated: true });
}

/** New seller data, or whether the seller's current data is right (ST-19). */
export function sellerChange({ seller, isDataValidated }: ReviseSellerInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  return checkedValue(errors, {
    ...(seller ? party(errors, seller) : {}),
    hasDataValidated: isDataValidated,
  });
}
