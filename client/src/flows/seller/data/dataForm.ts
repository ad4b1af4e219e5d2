import type { SaleDataValues } from '@prendarios/rules/forms/sale';
import type { ReviseOwnSellerDataInput } from '#generated/graphql.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { isCompany, type SaleSeller } from '../sellerIdentity.ts';

/** Returns the initial values: names are prefilled; masked values start empty and are typed only to change them. */
export const initialData = ({ identity }: SaleSeller): SaleDataValues => ({
  firstName: '',
  lastName: '',
  businessName: '',
  ...(identity?.__typename === 'SalePerson' && {
    firstName: identity.firstName,
    lastName: identity.lastName,
  }),
  ...(identity?.__typename === 'SaleCompany' && { businessName: identity.businessName }),
  email: '',
  phone: { areaCode: '', number: '' },
});

/** Returns the mutation input for a person or a company. Omitting blank fields leaves their values unchanged. */
export function dataInput(
  saleId: string,
  { firstName, lastName, businessName, email, phone }: SaleDataValues,
  seller: Pick<SaleSeller, 'identity'>,
): ReviseOwnSellerDataInput {
  const contact = {
    ...(email !== '' && { email }),
    ...(phone.number !== '' && { phone }),
  };
  return {
    saleId,
    isDataCorrect: true,
    seller: isCompany(seller)
      ? { company: { businessName, ...contact } }
      : { person: { firstName, lastName, ...contact } },
  };
}

/** Returns the form field of a server problem: area code and number share one field. */
export const dataFieldOf = ({ path }: ServerProblem): string | null =>
  path.includes('phone') ? 'phone' : null;
