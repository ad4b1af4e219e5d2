import { joinPhone } from '@prendarios/rules/phone';
import type { ProposalRow } from '../records/proposals.ts';
import type { SaleHistory, Seller, SellerAccount } from '../records/rowTypes.ts';
import { contactOf } from './contact.ts';

type Sale = Pick<ProposalRow, 'seller' | 'sellerAccount'>;

/** The CUIT or CUIL of a seller, eleven digits. */
export const cuitOf = (seller: Seller): string =>
  seller.physicalPerson?.cuitl ?? seller.legalPerson?.cuit ?? '';

/** Whether another person or company sells from now on; an invited one is nobody yet. */
export const isReplaced = (before: Seller | null, after: Seller): boolean =>
  before !== null && cuitOf(before) !== '' && cuitOf(before) !== cuitOf(after);

const EMPTY: SaleHistory = { accounts: [], contacts: [] };

export const historyOf = ({ seller }: Pick<Sale, 'seller'>): SaleHistory => seller?.history ?? EMPTY;

/** Where messages reach a seller: phone and mail address. */
export function contactsOf(seller: Seller): string[] {
  const { email, cellPhone } = contactOf(seller);
  return [joinPhone(cellPhone), email].filter((contact) => contact !== '');
}

/** Whether a seller already gave data or an account: from then on a change holds the payment. */
const isGiven = (sale: Sale): boolean => {
  const { givenBy, accounts } = historyOf(sale);
  return sale.sellerAccount !== null || givenBy !== undefined || accounts.length > 0;
};

/** Whether a seller took part: gave something, or opened their link. */
const tookPart = (sale: Sale): boolean =>
  isGiven(sale) || (sale.seller?.links?.some(({ device }) => device !== undefined) ?? false);

/** The contacts that a change of the seller leaves behind and that are to hear of it; none before a seller took part. */
export function contactsLeft(sale: Sale, after: Seller): string[] {
  if (sale.seller === null || !tookPart(sale)) return [];
  const before = contactsOf(sale.seller);
  const now = new Set(contactsOf(after));
  if (before.every((contact) => now.has(contact))) return [];
  return [...new Set([...historyOf(sale).contacts, ...before])].filter((contact) => !now.has(contact));
}

/** A dealer who is named after another seller gave data is a change of who is paid, without an account of the sale's own. */
function dealersHold(sale: Sale, { pointOfSale }: Seller, now: Date): { heldSince?: string } {
  if (pointOfSale === undefined || !isGiven(sale)) return {};
  if (sale.seller?.pointOfSale !== pointOfSale) return { heldSince: now.toISOString() };
  const { heldSince } = historyOf(sale);
  return heldSince === undefined ? {} : { heldSince };
}

/**
 * Seller and account after a seller is named anew: the account of another one is kept aside, and is back as soon as that one
 * is named again. If somebody else gave an account meanwhile, it is back with the payment on hold.
 */
export function named(
  sale: Sale,
  seller: Seller,
  now: Date,
): { seller: Seller; sellerAccount: SellerAccount | null; isPaidElsewhere: boolean } {
  const history = historyOf(sale);
  const left = isGiven(sale) && sale.seller !== null ? contactsOf(sale.seller) : [];
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
    contacts: [...new Set([...history.contacts, ...left])],
  };
  return {
    seller: { ...seller, history: kept },
    sellerAccount: isPaidElsewhere ? { ...own, heldSince: now.toISOString() } : own,
    isPaidElsewhere,
  };
}

/** Whether paying on this account instead would be a change: of the account, or of who is paid. */
export function isChange(sale: Sale, { cbu, cuit }: SellerAccount): boolean {
  if (sale.sellerAccount !== null) return sale.sellerAccount.cbu !== cbu;
  const { givenBy = cuit, accounts } = historyOf(sale);
  return accounts.length > 0 || givenBy !== cuit;
}
