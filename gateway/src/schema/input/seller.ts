import { checkCompanyCuit, checkPersonCuil, normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { normalizeEmail } from '@prendarios/rules/email';
import { NAME_MESSAGES } from '@prendarios/rules/messages';
import { normalizeName } from '@prendarios/rules/name';
import type { LegalSellerBody, PhysicalSellerBody, SellerBody } from '../../bank/person.ts';
import type { SellerChange } from '../../bank/seller.ts';
import type {
  CompanySellerInput,
  PersonSellerInput,
  SaveSellerInput,
  SellerInput,
  UpdateSellerInput,
} from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { checkContact, checkIdentity, phoneBody } from './person.ts';

function physical(errors: FieldErrors, seller: PersonSellerInput): PhysicalSellerBody {
  checkIdentity(errors, ['seller', 'person'], seller);
  errors.check(['seller', 'person', 'cuil'], checkPersonCuil(seller.cuil));
  checkContact(errors, ['seller', 'person'], seller);
  return {
    firstName: normalizeName(seller.firstName),
    lastName: normalizeName(seller.lastName),
    document: normalizeDni(seller.documentNumber),
    gender: genderToCode(seller.gender),
    cuitl: normalizeCuil(seller.cuil),
    email: normalizeEmail(seller.email),
    cellPhone: phoneBody(seller.phone),
  };
}

function legal(errors: FieldErrors, seller: CompanySellerInput): LegalSellerBody {
  const businessName = seller.businessName.trim().replace(/\s+/g, ' ');
  errors.check(['seller', 'company', 'businessName'], businessName === '' ? NAME_MESSAGES.required : null);
  errors.check(['seller', 'company', 'cuit'], checkCompanyCuit(seller.cuit));
  checkContact(errors, ['seller', 'company'], seller);
  return {
    businessName,
    cuit: normalizeCuil(seller.cuit),
    email: normalizeEmail(seller.email),
    cellPhone: phoneBody(seller.phone),
  };
}

const party = (errors: FieldErrors, { person, company }: SellerInput) =>
  person ? { physicalPerson: physical(errors, person) } : { legalPerson: legal(errors, company) };

/** EN-09. `fuelYear` is the year of the proposal's vehicle. */
export function sellerBody({ proposalId, seller }: SaveSellerInput, fuelYear: number): Checked<SellerBody> {
  const errors = new FieldErrors();
  return checkedValue(errors, { proposalId, fuelYear, ...party(errors, seller) });
}

/** ST-19: new data of the seller, or a word on the data that the proposal has. */
export function sellerChange({ seller, dataValidated }: UpdateSellerInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  return checkedValue(errors, { ...(seller ? party(errors, seller) : {}), hasDataValidated: dataValidated });
}
