import { type CellPhone, joinPhone } from '@prendarios/rules/phone';
import { maskCuil, maskDni, maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { Schemas } from '../../bank/contract.ts';
import type { PartyRole, ProposalParty } from '../../generated/resolvers.ts';

const reach = (email: string, { areaCode, number }: CellPhone) => ({
  maskedPhone: maskPhone(joinPhone({ areaCode, number })),
  maskedEmail: maskEmail(email),
});

type Individual = Pick<
  Schemas['PersonAnswer'],
  'firstName' | 'lastName' | 'document' | 'cuitl' | 'email' | 'cellPhone'
>;

const individual = (role: PartyRole, person: Individual): ProposalParty => ({
  role,
  name: `${person.firstName} ${person.lastName}`,
  maskedDocument: maskDni(person.document),
  maskedCuil: maskCuil(person.cuitl),
  ...reach(person.email, person.cellPhone),
});

function seller({ physicalPerson, legalPerson }: Schemas['SellerAnswer']): ProposalParty[] {
  if (physicalPerson) return [individual('SELLER', physicalPerson)];
  if (!legalPerson) return [];
  const { businessName, cuit, email, cellPhone } = legalPerson;
  return [
    {
      role: 'SELLER',
      name: businessName,
      maskedDocument: null,
      maskedCuil: maskCuil(cuit),
      ...reach(email, cellPhone),
    },
  ];
}

export function toParties(
  proposal: Pick<Schemas['ProposalAnswer'], 'owner' | 'coOwner' | 'seller'>,
): ProposalParty[] {
  return [
    individual('OWNER', proposal.owner),
    ...(proposal.coOwner === null ? [] : [individual('CO_OWNER', proposal.coOwner)]),
    ...(proposal.seller === null ? [] : seller(proposal.seller)),
  ];
}
