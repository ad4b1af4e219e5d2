import { nameCase } from '@prendarios/rules/displayCase';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { isDeepStrictEqual } from 'node:util';
import { conflict } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { loanOfStaff } from '../messages/applicant.ts';
import { offerWords, tellLoanChanged, tellLoanRestored } from '../messages/coOwner.ts';
import { sendMail } from '../messages/send.ts';
import { type CoOwnerPartRow, findCoOwnerPart } from '../records/coOwnerParts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { AcceptedLoan } from '../records/rowTypes.ts';

/** Returns the loan of a proposal in the form that a co-owner accepts. */
export const loanToAccept = ({ vehicle, quote, calculated, installments }: ProposalRow): AcceptedLoan => ({
  vehicle: vehicleName({ ...vehicle, year: vehicle.fuelYear.year, zeroKm: vehicle.fuelYear.zeroKm }),
  mode: quote.mode,
  amount: calculated.financedAmount,
  terms: calculated.terms,
  dueDay: calculated.dueDate,
  tna: calculated.tna,
  secondInstallment: installments[1]?.total ?? installments[0]?.total ?? 0,
  cftea: calculated.cftea,
});

/** Drops values that depend on the day of calculation, and names that only the contract prints. */
const choicesOf = ({ mode, amount, terms, dueDay, tna }: AcceptedLoan) => ({
  mode,
  amount,
  terms,
  dueDay,
  tna,
});

const isSame = (one: AcceptedLoan, other: AcceptedLoan): boolean =>
  isDeepStrictEqual(choicesOf(one), choicesOf(other));

type Part = Pick<CoOwnerPartRow, 'consentAt' | 'accepted'> | null;

/** Returns the loan that the co-owner accepted if it has changed since; otherwise null. */
export function outdatedAcceptance(proposal: ProposalRow, part: Part): AcceptedLoan | null {
  if (!part?.consentAt || part.accepted === null) return null;
  return isSame(part.accepted, loanToAccept(proposal)) ? null : part.accepted;
}

/**
 * Notifies borrowers who accepted the loan before it changed: the owner only of changes by a point of sale, the
 * co-owner also of a change back. Returns `after`.
 */
export async function tellIfLoanChanged(
  bank: Bank,
  before: ProposalRow,
  after: ProposalRow,
  byStaff: boolean,
): Promise<ProposalRow> {
  if (isSame(loanToAccept(before), loanToAccept(after))) return after;
  if (byStaff && isStepDone(after.flow, 'OWNER.validateCode')) {
    const [earlier, now] = [before, after].map((one) => offerWords(loanToAccept(one)));
    await sendMail(bank, after, after.owner, loanOfStaff(bank, after, earlier ?? '', now ?? ''));
  }
  const part = after.coOwner === null ? null : await findCoOwnerPart(bank.sql, after.uuid);
  if (!part?.consentAt || part.refusedAt !== null) return after;
  const accepted = outdatedAcceptance(after, part);
  if (accepted !== null) {
    await tellLoanChanged(bank, after, { before: accepted, now: loanToAccept(after), byStaff });
  } else await tellLoanRestored(bank, after);
  return after;
}

/**
 * Requires that the co-owner accepted the current loan.
 * @throws {ApiError} 409 OTHER_BORROWER_PENDING.
 */
export async function requireAcceptedLoan(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { coOwner, flow, uuid } = proposal;
  if (coOwner === null || !isStepDone(flow, 'OWNER.validateCodeCoOwner')) return;
  if (outdatedAcceptance(proposal, await findCoOwnerPart(bank.sql, uuid)) === null) return;
  throw conflict(
    'OTHER_BORROWER_PENDING',
    `Cambió el préstamo: falta que ${nameCase(coOwner.firstName)} lo acepte de nuevo, con su enlace.`,
  );
}
