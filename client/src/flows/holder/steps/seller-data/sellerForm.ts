import type { Seller, SellerValues } from '@prendarios/rules/forms/seller';
import type { CellPhone } from '@prendarios/rules/phone';
import type { SaveSellerInput, SellerDataPageQuery } from '../../../../generated/graphql.ts';
import type { ServerProblem } from '../../../../shared/forms/userErrors.ts';

export type SellerPage = NonNullable<SellerDataPageQuery['currentProposal']>;

const NO_PHONE: CellPhone = { areaCode: '', number: '' };

/** The saved seller, or else the dealer of the point of sale, who is most likely the seller. */
export function initialSeller({ seller, pointOfSale }: SellerPage): SellerValues {
  const person = seller?.person ?? null;
  const company = seller?.company ?? null;
  const kind = person === null ? 'company' : 'person';
  const isKnown = person !== null || company !== null || pointOfSale !== null;
  return {
    kind: isKnown ? kind : null,
    person: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      documentNumber: person?.documentNumber ?? '',
      gender: person?.gender ?? null,
      cuil: person?.cuil ?? '',
      email: person?.email ?? '',
      phone: person === null ? NO_PHONE : phoneOf(person.phone),
    },
    company: {
      businessName: company?.businessName ?? pointOfSale?.businessName ?? '',
      cuit: company?.cuit ?? '',
      email: company?.email ?? '',
      phone: company === null ? NO_PHONE : phoneOf(company.phone),
    },
  };
}

const phoneOf = ({ areaCode, number }: CellPhone): CellPhone => ({ areaCode, number });

/** The input to send, for a person or a company; values of the other kind stay on the page. */
export function sellerInput(proposalId: string, { kind, person, company }: Seller): SaveSellerInput {
  return { proposalId, seller: kind === 'company' ? { company } : { person } };
}

/** Area code and number are one field of the page. */
export function sellerFieldOf({ path }: ServerProblem): string | null {
  const at = path.indexOf('phone');
  return at > 0 ? path.slice(at - 1, at + 1).join('.') : null;
}
