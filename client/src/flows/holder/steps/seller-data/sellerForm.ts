import type { Seller, SellerValues } from '@prendarios/rules/forms/seller';
import type { CellPhone } from '@prendarios/rules/phone';
import type { Party } from '@prendarios/rules/sameParty';
import type { SetSellerInput, SellerDataPageQuery } from '#generated/graphql.ts';
import { identityInput, NO_SELLER } from '#shared/loan/seller/sellerValues.ts';

export type SellerPage = NonNullable<SellerDataPageQuery['currentProposal']>;

const phoneOf = ({ areaCode, number }: CellPhone): CellPhone => ({ areaCode, number });

/** Returns the dealer of the proposal's point of sale, whose documents the bank has. */
const dealerOf = ({ pointOfSale }: SellerPage): SellerValues['dealer'] =>
  pointOfSale?.isDealer ? { code: pointOfSale.code, name: pointOfSale.businessName } : null;

type SavedSeller = NonNullable<SellerPage['seller']>;

/** Whether the seller's name is known; false for invited sellers. */
const isNamed = ({ party }: SavedSeller): boolean =>
  party?.__typename === 'PersonSeller' || party?.__typename === 'CompanySeller';

function wayOf({ seller, pointOfSale }: SellerPage): SellerValues['way'] {
  if (seller === null || seller === undefined) return pointOfSale?.isDealer ? 'dealer' : 'link';
  if ((seller.pointOfSaleCode ?? null) !== null) return 'dealer';
  return isNamed(seller) ? 'self' : 'link';
}

const NO_PHONE: CellPhone = { areaCode: '', number: '' };

/** Returns the people whom the seller must differ from. The bank compares contacts that the user may not read. */
export const borrowersOf = ({ owner, coOwner }: SellerPage): Party[] =>
  [owner, coOwner].flatMap((person) =>
    person
      ? [
          {
            document: person.documentNumber,
            email: person.email ?? '',
            phone: person.phone ? phoneOf(person.phone) : NO_PHONE,
          },
        ]
      : [],
  );

/** ST-19: whether the seller denied the data; an invited seller has not given any yet. */
export const isDenied = ({ seller }: SellerPage): boolean =>
  seller?.hasValidData === false && isNamed(seller);

/**
 * Returns the saved seller, otherwise the dealer of the point of sale, which most likely sells, otherwise a seller who
 * gets a link.
 */
export function initialSeller(page: SellerPage): SellerValues {
  const { party = null, pointOfSaleCode = null } = page.seller ?? {};
  const person = party?.__typename === 'PersonSeller' ? party : null;
  const company = party?.__typename === 'CompanySeller' ? party : null;
  const contact = party?.__typename === 'SellerContact' ? party : null;
  const dealer =
    pointOfSaleCode !== null && company
      ? { code: pointOfSaleCode, name: company.businessName }
      : dealerOf(page);
  return {
    way: wayOf(page),
    dealer,
    contact: {
      email: contact?.linkEmail ?? '',
      phone: contact?.linkPhone ? phoneOf(contact.linkPhone) : NO_SELLER.contact.phone,
    },
    kind: person ? 'person' : company ? 'company' : null,
    person: person
      ? {
          firstName: person.firstName,
          lastName: person.lastName,
          documentNumber: person.documentNumber,
          gender: person.gender,
          cuil: person.cuil,
          email: person.email ?? '',
          phone: person.phone ? phoneOf(person.phone) : NO_PHONE,
        }
      : NO_SELLER.person,
    company: company
      ? {
          businessName: company.businessName,
          cuit: company.cuit,
          email: company.email ?? '',
          phone: company.phone ? phoneOf(company.phone) : NO_PHONE,
        }
      : NO_SELLER.company,
  };
}

/** Returns the input for the chosen kind; values of other kinds are not sent. */
export function sellerInput(proposalId: string, values: Seller): SetSellerInput {
  const { way, dealer, contact } = values;
  if (way === 'dealer' && dealer !== null) return { proposalId, seller: { pointOfSaleCode: dealer.code } };
  if (way === 'self') return { proposalId, seller: identityInput(values) };
  const { email, phone } = contact;
  return {
    proposalId,
    seller: { contact: { ...(email !== '' && { email }), ...(phone.number !== '' && { phone }) } },
  };
}
