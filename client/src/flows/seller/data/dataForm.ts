import type { SaleDataValues } from '@prendarios/rules/forms/sale';
import type { SaleViewFragment, UpdateSaleSellerInput } from '../../../generated/graphql.ts';
import type { ServerProblem } from '../../../shared/forms/userErrors.ts';

type Seller = SaleViewFragment['seller'];

/** Names are there to be corrected; what is masked is only written when it changes. */
export const initialData = ({ firstName, lastName, businessName }: Seller): SaleDataValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  businessName: businessName ?? '',
  email: '',
  phone: { areaCode: '', number: '' },
});

/** New data of the seller's kind; what was left blank is not sent, so that it stays as it is. */
export function dataInput(
  saleId: string,
  { firstName, lastName, businessName, email, phone }: SaleDataValues,
  { company }: Pick<Seller, 'company'>,
): UpdateSaleSellerInput {
  const contact = {
    ...(email !== '' && { email }),
    ...(phone.number !== '' && { phone }),
  };
  return {
    saleId,
    dataValidated: true,
    seller: company
      ? { company: { businessName, ...contact } }
      : { person: { firstName, lastName, ...contact } },
  };
}

/** Area code and number are one field of the page. */
export const dataFieldOf = ({ path }: ServerProblem): string | null =>
  path.includes('phone') ? 'phone' : null;
