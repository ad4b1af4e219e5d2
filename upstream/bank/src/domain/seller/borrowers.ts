import { checkSellers } from '@prendarios/rules/sameParty';
import { CO_OWNER_MESSAGES } from '@prendarios/rules/messages';
import type { ProposalRow } from '../records/proposals.ts';
import type { PersonIdentity, Seller } from '../records/rowTypes.ts';

type Borrower = Pick<PersonIdentity, 'document' | 'email' | 'cellPhone'>;

export const borrowersIn = ({ owner, coOwner }: ProposalRow): Borrower[] =>
  coOwner === null ? [owner] : [owner, coOwner];

const FIELDS = { document: 'document', phone: 'cellPhone', email: 'email' } as const;
type What = keyof typeof FIELDS;
const WHAT: readonly What[] = ['document', 'phone', 'email'];

/** Returns the data that a seller shares with the borrowers. There must be none: the seller is another person. */
function shared(seller: Seller, borrowers: readonly Borrower[]): Partial<Record<What, string>> {
  // The bank already has the dealers' data.
  if (seller.pointOfSale !== undefined) return {};
  const { email, cellPhone } = seller.physicalPerson ?? seller.legalPerson ?? seller.contact ?? {};
  const given = {
    document: seller.physicalPerson?.document ?? '',
    email: email ?? '',
    phone: cellPhone ?? { areaCode: '', number: '' },
  };
  const others = borrowers.map((one) => ({ document: one.document, email: one.email, phone: one.cellPhone }));
  return Object.fromEntries(
    WHAT.flatMap((what) => {
      const problem = checkSellers(what, given, others);
      return problem === null ? [] : [[what, problem]];
    }),
  );
}

const fieldsOf = (
  found: Partial<Record<What, string>>,
  entry: (what: What) => [string, string],
): Record<string, string> =>
  Object.fromEntries(WHAT.filter((what) => found[what] !== undefined).map((what) => entry(what)));

/** Returns error messages for a seller by field. */
export function sellerProblems(seller: Seller, borrowers: readonly Borrower[]): Record<string, string> {
  const at = seller.physicalPerson ? 'physicalPerson' : seller.legalPerson ? 'legalPerson' : 'contact';
  const found = shared(seller, borrowers);
  return fieldsOf(found, (what) => [`${at}.${FIELDS[what]}`, found[what] ?? '']);
}

/** Compares a borrower with the seller's data and with the contact of the invitation. */
const sharedWithSale = (seller: Seller | null, borrower: Borrower): Partial<Record<What, string>> =>
  seller === null
    ? {}
    : {
        ...(seller.contact && shared({ contact: seller.contact, hasDataValidated: false }, [borrower])),
        ...shared(seller, [borrower]),
      };

/** Whether a phone or email of the borrower is the seller's. */
export const isSellersContact = (
  seller: Seller | null,
  borrower: Borrower,
  what: 'phone' | 'email',
): boolean => sharedWithSale(seller, borrower)[what] !== undefined;

/** Returns error messages for a co-owner who is the seller or shares the seller's contact. */
export function coOwnersSaleProblems(seller: Seller | null, coOwner: Borrower): Record<string, string> {
  const found = sharedWithSale(seller, coOwner);
  return fieldsOf(found, (what) => [`coOwner.${FIELDS[what]}`, CO_OWNER_MESSAGES[what]]);
}
