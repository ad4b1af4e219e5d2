import { normalizePhone, joinPhone } from '@prendarios/rules/phone';
import { normalizeEmail } from '@prendarios/rules/email';
import { addBusinessDays, businessDaysFrom, type NonBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import type { ProposalRow } from '../records/proposals.ts';

/** docs/domain.md#revocation */
const REVOCATION_DAYS = 10;

export type Claim = {
  document: string;
  gender: string;
  proposalNumber: number | null;
  /** Normalized. */
  contact: string;
};

type Candidate = Pick<ProposalRow, 'document' | 'owner' | 'number'>;

/**
 * Whether the claim matches the holder of a proposal: document and gender, with its number, or without one with its mail
 * address or phone.
 */
export function isHolder({ document, gender, proposalNumber, contact }: Claim, proposal: Candidate): boolean {
  const { owner, number } = proposal;
  if (proposal.document !== document || owner.gender !== gender) return false;
  if (proposalNumber !== null) return proposalNumber === number;
  return contact === normalizeEmail(owner.email) || contact === normalizePhone(joinPhone(owner.cellPhone));
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
