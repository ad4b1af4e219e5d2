import { joinPhone } from '@prendarios/rules/phone';
import { isDeepStrictEqual } from 'node:util';
import type { ProposalRow } from '../records/proposals.ts';
import type { SaleHistory, Seller, SellerAccount } from '../records/rowTypes.ts';
import { contactOf } from './contact.ts';

type Sale = Pick<ProposalRow, 'seller' | 'sellerAccount'>;

/** Returns the seller's CUIT or CUIL, eleven digits. */
export const cuitOf = (seller: Seller): string =>
  seller.physicalPerson?.cuitl ?? seller.legalPerson?.cuit ?? '';

/** Whether a different person or company becomes the seller. An invited seller has no CUIT yet. */
export const isReplaced = (before: Seller | null, after: Seller): boolean =>
  before !== null && cuitOf(before) !== '' && cuitOf(before) !== cuitOf(after);

const EMPTY: SaleHistory = { accounts: [], contacts: [] };

export const historyOf = ({ seller }: Pick<Sale, 'seller'>): SaleHistory => seller?.history ?? EMPTY;

/** Returns the phone and mail address of a seller. */
export function contactsOf(seller: Seller): string[] {
  const { email, cellPhone } = contactOf(seller);
  return [joinPhone(cellPhone), email].filter((contact) => contact !== '');
}

/** Returns the phone and mail address of a seller and those that the applicant named for the link. */
export const allContactsOf = (seller: Seller): string[] => {
  const { contact } = seller;
  return [
    ...new Set([...contactsOf(seller), ...(contact ? contactsOf({ contact, hasDataValidated: false }) : [])]),
  ];
};

/** Whether a seller gave data or an account; any later change puts the payment on hold. */
const isGiven = (sale: Sale): boolean => {
  const { givenBy, accounts } = historyOf(sale);
  return sale.sellerAccount !== null || givenBy !== undefined || accounts.length > 0;
};

const tookPart = (sale: Sale): boolean =>
  isGiven(sale) || (sale.seller?.links?.some(({ device }) => device !== undefined) ?? false);

/** Whether the change drops a phone or mail address that is in use. */
export const isContactChanged = (before: Seller, after: Seller): boolean => {
  const now = new Set(contactsOf(after));
  return contactsOf(before).some((contact) => !now.has(contact));
};

/** Returns the values that identify the seller in the contract. */
const identityOf = ({ physicalPerson, legalPerson }: Seller) => {
  if (!physicalPerson) return [legalPerson?.businessName, legalPerson?.cuit];
  const { firstName, lastName, document, gender, cuitl } = physicalPerson;
  return [firstName, lastName, document, gender, cuitl];
};

export const hasSameIdentity = (one: Seller, other: Seller): boolean =>
  isDeepStrictEqual(identityOf(one), identityOf(other));

/**
 * Returns the contacts to notify of a changed contact: all earlier ones of the sale, including unchanged ones; none
 * before a seller took part. `isOther`: the seller is replaced, so the new seller's contacts are left out.
 */
export function contactsToTell(sale: Sale, after: Seller, isOther: boolean): string[] {
  if (sale.seller === null || !tookPart(sale) || !isContactChanged(sale.seller, after)) return [];
  const now = new Set(isOther ? contactsOf(after) : []);
  return [...new Set([...historyOf(sale).contacts, ...allContactsOf(sale.seller)])].filter(
    (contact) => !now.has(contact),
  );
}

/** Returns the contacts to keep notifying after the seller, or the same seller's contact, is replaced. */
function contactsKept(sale: Sale, after: Seller): string[] {
  const { seller } = sale;
  if (seller === null) return [];
  const isSame = cuitOf(seller) !== '' && cuitOf(seller) === cuitOf(after);
  return isGiven(sale) || (isSame && tookPart(sale)) ? allContactsOf(seller) : [];
}

/** A dealer named after another seller gave data changes the payee, although the sale has no account. */
function dealersHold(sale: Sale, { pointOfSale }: Seller, now: Date): { heldSince?: string } {
  if (pointOfSale === undefined || !isGiven(sale)) return {};
  if (sale.seller?.pointOfSale !== pointOfSale) return { heldSince: now.toISOString() };
  const { heldSince } = historyOf(sale);
  return heldSince === undefined ? {} : { heldSince };
}

/**
 * Returns seller and account after a seller is named. The account of a previous seller is stored and restored when that
 * seller is named again, on hold if someone else gave an account in between.
 */
export function withNamedSeller(
  sale: Sale,
  seller: Seller,
  now: Date,
): { seller: Seller; sellerAccount: SellerAccount | null; isPaidElsewhere: boolean } {
  const history = historyOf(sale);
  const known = [...history.accounts, ...(sale.sellerAccount === null ? [] : [sale.sellerAccount])];
  const cuit = cuitOf(seller);
  const own = known.find((account) => account.cuit === cuit) ?? null;
  const others = known.filter((account) => account.cuit !== cuit);
  const isPaidElsewhere = own !== null && own !== sale.sellerAccount && others.length > 0;
  const { heldSince: _heldSince, ...rest } = history;
  const kept: SaleHistory = {
    ...rest,
    ...dealersHold(sale, seller, now),
    accounts: others,
    contacts: [...new Set([...history.contacts, ...contactsKept(sale, seller)])],
  };
  return {
    seller: { ...seller, history: kept },
    sellerAccount: isPaidElsewhere ? { ...own, heldSince: now.toISOString() } : own,
    isPaidElsewhere,
  };
}

/** Whether this account would change the account or the payee. */
export function isChange(sale: Sale, { cbu, cuit }: SellerAccount): boolean {
  if (sale.sellerAccount !== null) return sale.sellerAccount.cbu !== cbu;
  const { givenBy = cuit, accounts } = historyOf(sale);
  return accounts.length > 0 || givenBy !== cuit;
}
