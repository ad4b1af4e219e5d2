import { joinPhone } from '@prendarios/rules/phone';
import { notFound } from '../../platform/http/errors.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower, Person } from '../records/rowTypes.ts';

type Parties = Pick<ProposalRow, 'owner' | 'coOwner'>;

/** Returns a borrower of a proposal. @throws {ApiError} 404 NO_CO_OWNER if the proposal lacks a co-owner. */
export function requireBorrower({ owner, coOwner }: Parties, personType: Borrower): Person {
  if (personType === 'OWNER') return owner;
  if (coOwner === null) throw notFound('NO_CO_OWNER', 'Esta solicitud no tiene cotitular.');
  return coOwner;
}

/** Returns the borrowers of a proposal, the owner first. */
export const borrowersOf = ({ coOwner }: Pick<Parties, 'coOwner'>): readonly Borrower[] =>
  coOwner === null ? ['OWNER'] : ['OWNER', 'CO_OWNER'];

export const otherOf = (personType: Borrower): Borrower => (personType === 'OWNER' ? 'CO_OWNER' : 'OWNER');

export const phoneOf = ({ cellPhone }: Person): string => joinPhone(cellPhone);
