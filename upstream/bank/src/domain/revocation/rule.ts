import { addBusinessDays, businessDaysFrom, type NonBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import type { ProposalRow } from '../records/proposals.ts';

/** docs/domain.md#revocation */
const REVOCATION_DAYS = 10;

export type Claim = {
  document: string;
  gender: string;
  proposalNumber: number | null;
};

type Candidate = Pick<ProposalRow, 'document' | 'owner' | 'number'>;

/**
 * Whether the claim is about a proposal: document and gender, and its number if one is given. It proves nothing: these
 * three can be known to others, and so can a contact.
 */
export function isAbout({ document, gender, proposalNumber }: Claim, proposal: Candidate): boolean {
  if (proposal.document !== document || proposal.owner.gender !== gender) return false;
  return proposalNumber === null || proposalNumber === proposal.number;
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
