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
  UpdateSellerInput,
} from '../../generated/resolvers.ts';
import { genderToCode } from '../convert/values.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { checkContact, checkIdentity, phoneBody } from './person.ts';

const EXACTLY_ONE = 'Elegí si vende una persona o una empresa.';

function physical(errors: FieldErrors, seller: PersonSellerInput): PhysicalSellerBody {
  checkIdentity(errors, ['person'], seller);
  errors.check(['person', 'cuil'], checkPersonCuil(seller.cuil));
  checkContact(errors, ['person'], seller);
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
  errors.check(['company', 'businessName'], businessName === '' ? NAME_MESSAGES.required : null);
  errors.check(['company', 'cuit'], checkCompanyCuit(seller.cuit));
  checkContact(errors, ['company'], seller);
  return {
    businessName,
    cuit: normalizeCuil(seller.cuit),
    email: normalizeEmail(seller.email),
    cellPhone: phoneBody(seller.phone),
  };
}

const count = (...parties: readonly unknown[]) => parties.filter(Boolean).length;

const parties = (errors: FieldErrors, { person, company }: Pick<SaveSellerInput, 'person' | 'company'>) => ({
  ...(person ? { physicalPerson: physical(errors, person) } : {}),
  ...(company ? { legalPerson: legal(errors, company) } : {}),
});

/** EN-09: exactly one of the two sells. `fuelYear` is the year of the proposal's vehicle. */
export function sellerBody(input: SaveSellerInput, fuelYear: number): Checked<SellerBody> {
  const errors = new FieldErrors();
  const { person, company, proposalId } = input;
  if (count(person, company) !== 1) errors.check(['person'], EXACTLY_ONE);
  return checkedValue(errors, { proposalId, fuelYear, ...parties(errors, input) });
}

/** ST-19: new data of one of the two, or a word on those that are there. */
export function sellerChange(input: UpdateSellerInput): Checked<SellerChange> {
  const errors = new FieldErrors();
  if (count(input.person, input.company) > 1) errors.check(['person'], EXACTLY_ONE);
  return checkedValue(errors, { ...parties(errors, input), hasDataValidated: input.dataValidated });
}
