import type { SaleDataValues } from '@prendarios/rules/forms/sale';
import type { ReviseOwnSellerDataInput } from '#generated/graphql.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { isCompany, type SaleSeller } from '../sellerIdentity.ts';

/** The names can be corrected; masked values start empty and are entered only to change them. */
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

/** The data to send, for a person or a company; blank fields are left out, so that they stay unchanged. */
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

/** Area code and number are one field of the page. */
export const dataFieldOf = ({ path }: ServerProblem): string | null =>
  path.includes('phone') ? 'phone' : null;
