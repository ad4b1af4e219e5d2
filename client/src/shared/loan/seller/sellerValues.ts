import type { Seller, SellerValues } from '@prendarios/rules/forms/seller';
import type { CellPhone } from '@prendarios/rules/phone';
import type { SaleIdentityInput } from '#generated/graphql.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';

const NO_PHONE: CellPhone = { areaCode: '', number: '' };

/** Empty values of the seller form. */
export const NO_SELLER: SellerValues = {
  way: null,
  dealer: null,
  contact: { email: '', phone: NO_PHONE },
  kind: null,
  person: {
    firstName: '',
    lastName: '',
    documentNumber: '',
    gender: null,
    cuil: '',
    email: '',
    phone: NO_PHONE,
  },
  company: { businessName: '', cuit: '', email: '', phone: NO_PHONE },
};

/** Returns the seller for either mutation; values of the other kind are not sent. */
export const identityInput = ({ kind, person, company }: Seller): SaleIdentityInput =>
  kind === 'company' ? { company } : { person };

/** Returns the form field of a server problem: area code and number share one field. */
export function sellerFieldOf({ path }: ServerProblem): string | null {
  const at = path.indexOf('phone');
  if (at > 0) return path.slice(at - 1, at + 1).join('.');
  return path.at(-1) === 'contact' ? 'contact.phone' : null;
}
