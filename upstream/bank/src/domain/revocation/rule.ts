import { addBusinessDays, businessDaysFrom, type NonBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import { borrowersOf, requireBorrower } from '../party/borrowers.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower } from '../records/rowTypes.ts';

/** docs/domain.md#revocation */
const REVOCATION_DAYS = 10;

export type Claim = {
  document: string;
  gender: string;
  proposalNumber: number | null;
};

type Candidate = Pick<ProposalRow, 'owner' | 'coOwner' | 'number'>;

/**
 * As which borrower of a proposal the claim speaks: document and gender, and the proposal's number if one is given; null for
 * another proposal. It proves nothing: these three can be known to others, and so can a contact.
 */
export function claimantIn(claim: Claim, proposal: Candidate): Borrower | null {
  const { document, gender, proposalNumber } = claim;
  if (proposalNumber !== null && proposalNumber !== proposal.number) return null;
  const isClaimant = (borrower: Borrower) => {
    const person = requireBorrower(proposal, borrower);
    return person.document === document && person.gender === gender;
  };
  return borrowersOf(proposal).find(isClaimant) ?? null;
}

/**
 * The last day to revoke, and how many business days are left with today. `from`: the day of the signature, or that of
 * the payment if it is later.
 */
export function revocableUntil(
  from: string,
  today: string,
  closed: NonBusinessDays,
): { until: string; businessDaysLeft: number } {
  const until = addBusinessDays(from, REVOCATION_DAYS, closed);
  const first = today > from ? today : addDays(from, 1);
  return { until, businessDaysLeft: businessDaysFrom(first, until, closed) };
}
