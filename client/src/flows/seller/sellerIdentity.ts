import { nameCase } from '@prendarios/rules/displayCase';
import type { SaleViewFragment } from '#generated/graphql.ts';

export type SaleSeller = SaleViewFragment['seller'];

export const isCompany = ({ identity }: Pick<SaleSeller, 'identity'>): boolean =>
  identity?.__typename === 'SaleCompany';

/** Returns the partly masked CUIL of a person or CUIT of a company; empty if the seller was only invited. */
export function maskedCuitOf({ identity }: Pick<SaleSeller, 'identity'>): string {
  if (identity === null) return '';
  return identity.__typename === 'SaleCompany' ? identity.maskedCuit : identity.maskedCuil;
}

/** Returns the partly masked DNI of a person or CUIT of a company; empty if the seller was only invited. */
export const maskedDocumentOf = (seller: Pick<SaleSeller, 'identity'>): string =>
  seller.identity?.__typename === 'SalePerson' ? seller.identity.maskedDocument : maskedCuitOf(seller);

/** Returns the display name; empty if the seller was only invited. */
export function sellerName({ identity }: Pick<SaleSeller, 'identity'>): string {
  if (identity === null) return '';
  return identity.__typename === 'SaleCompany'
    ? identity.businessName
    : nameCase(`${identity.firstName} ${identity.lastName}`.trim());
}
