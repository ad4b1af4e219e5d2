import { sellerCompany, sellerPerson } from '@prendarios/rules/forms/seller';
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
