import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkPhone, joinPhone, splitPhone, type CellPhone } from '@prendarios/rules/phone';
import type { SaleViewFragment, UpdateSaleSellerInput } from '../../../generated/graphql.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';
import { DATA_TEXTS } from './texts.ts';

export type DataValues = {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  phone: CellPhone;
};
type Seller = SaleViewFragment['seller'];

/** Names are there to be corrected; what is masked is only written when it changes. */
export const initialData = ({ firstName, lastName, businessName }: Seller): DataValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  businessName: businessName ?? '',
  email: '',
  phone: { areaCode: '', number: '' },
});

const isBlank = (text: string) => text.trim() === '';
const phoneOf = ({ phone }: DataValues) => joinPhone(phone);

export function validateData(values: DataValues, { company }: Pick<Seller, 'company'>): FieldMessages {
  const names: [string, string | null][] = company
    ? [['businessName', /\p{L}/u.test(values.businessName) ? null : DATA_TEXTS.errors.businessName]]
    : [
        ['firstName', checkName(values.firstName)],
        ['lastName', checkName(values.lastName)],
      ];
  const all = [
    ...names,
    ['email', isBlank(values.email) ? null : checkEmail(values.email)] as const,
    ['phone', isBlank(phoneOf(values)) ? null : checkPhone(phoneOf(values))] as const,
  ];
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** New data of the kind that sells; what was left blank is not sent, so that it stays. */
export function dataInput(
  saleId: string,
  values: DataValues,
  { company }: Pick<Seller, 'company'>,
): UpdateSaleSellerInput {
  const contact = {
    ...(isBlank(values.email) ? {} : { email: normalizeEmail(values.email) }),
    ...(isBlank(phoneOf(values)) ? {} : { phone: splitPhone(phoneOf(values)) }),
  };
  const names = {
    firstName: normalizeName(values.firstName),
    lastName: normalizeName(values.lastName),
  };
  return {
    saleId,
    dataValidated: true,
    seller: company
      ? { company: { businessName: values.businessName.trim(), ...contact } }
      : { person: { ...names, ...contact } },
  };
}

/** Area code and number are one field of the page. */
export const dataFieldOf = ({ path }: ServerProblem): string | null =>
  path.includes('phone') ? 'phone' : null;
