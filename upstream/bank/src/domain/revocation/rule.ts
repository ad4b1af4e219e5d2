import { addBusinessDays, businessDaysFrom, type NonBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import { borrowersOf, requireBorrower } from '../party/borrowers.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower } from '../records/rowTypes.ts';

/** See docs/domain.md#revocation. */
const REVOCATION_DAYS = 10;

export type Claim = {
  document: string;
  gender: string;
  proposalNumber: number | null;
};

type Candidate = Pick<ProposalRow, 'owner' | 'coOwner' | 'number'>;

/**
 * Returns which borrower of a proposal matches the claim by document, gender and, if given, proposal number; null if
 * neither does. A match proves nothing: others may know this data, including a contact.
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
 * Returns the last day to revoke and the business days left, today included. `from`: the day of the signature or, if
 * later, of the payment.
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
