import type { z } from 'zod';
import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import type { ApiError } from '../../platform/http/errors.ts';
import type { coOwnershipAnswer, refuseCoOwnershipBody } from '../api/coOwner.ts';
import type { validateCodeBody } from '../api/person.ts';
import { deviceNotProved, isProvedCoOwner } from '../access/sight.ts';
import type { Bank } from '../bank.ts';
import { type CodeUse, spendCode } from '../codes/codes.ts';
import { isStepDone } from '../flow/machine.ts';
import { sendAcceptanceRecord, tellAccepted, tellRefused } from '../messages/coOwner.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { illegalMove, moveProposal, requireMove } from '../lifecycle/moves.ts';
import { proveDevice } from '../lifecycle/subjects.ts';
import { phoneOf, requireBorrower } from '../party/borrowers.ts';
import { evidenceOf, requireConsent } from '../party/consents.ts';
import { isOpenElsewhere } from '../party/deviceLinks.ts';
import { findCoOwnerPart, saveCoOwnerPart } from '../records/coOwnerParts.ts';
import { findContract } from '../records/contracts.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { loanToAccept, outdatedAcceptance } from './accepted.ts';
import { coOwnershipOf } from './answers.ts';
import { costOf } from '../insurance/cost.ts';

const DATA_MISSING = 'Para seguir, aceptá el tratamiento de tus datos.';
const TERMS_MISSING = 'Para seguir, aceptá los términos y condiciones.';
const STEP = 'OWNER.validateCodeCoOwner';

/** Returns the use of the code with which a co-owner accepts. */
export const acceptanceCode = (proposal: ProposalRow): CodeUse => ({
  proposalUuid: proposal.uuid,
  purpose: 'VALIDATION',
  party: 'CO_OWNER',
  to: { phone: phoneOf(requireBorrower(proposal, 'CO_OWNER')) },
});

/** Returns the use of the code that verifies another device of a co-owner who has accepted. */
export const deviceCode = (proposal: ProposalRow): CodeUse => ({
  ...acceptanceCode(proposal),
  purpose: 'RETURN',
});

/**
 * Proves the device that opened the co-owner's link. Returns the refusal of a wrong code, as `acceptCoOwnership` does.
 */
export async function returnAsCoOwner(
  bank: Bank,
  proposal: ProposalRow,
  code: string,
  caller: Caller,
): Promise<{ validated: true } | ApiError> {
  requireOpen(bank, proposal);
  const refusal = await spendCode(bank, deviceCode(proposal), code);
  if (refusal) return refusal;
  await proveDevice(bank.sql, proposal.uuid, caller, bank.clock.now());
  return { validated: true };
}

/**
 * Requires that the co-owner may accept now: for the first time, after a refusal, or after the loan changed.
 * @throws {ApiError} 409 ILLEGAL_MOVE.
 */
export async function requireAcceptance(bank: Bank, proposal: ProposalRow): Promise<void> {
  requireOpen(bank, proposal);
  const part = await findCoOwnerPart(bank.sql, proposal.uuid);
  if (part === null) throw illegalMove();
  const isAgain = part.refusedAt !== null || outdatedAcceptance(proposal, part) !== null;
  if (isStepDone(proposal.flow, STEP) && isAgain) return;
  requireMove(bank, proposal, 'coOwnerCodeValidated');
}

/**
 * CA-16 for the co-owner: stores both consents with the code sent to the co-owner's phone and finishes the step.
 * Returns the refusal of a wrong code instead of throwing it, so that the used try is committed.
 * @throws {ApiError} 409 CONSENT_REQUIRED or ILLEGAL_MOVE.
 */
export async function acceptCoOwnership(
  bank: Bank,
  proposal: ProposalRow,
  { code, consents = [] }: z.infer<typeof validateCodeBody>,
  caller: Caller,
): Promise<{ validated: true } | ApiError> {
  await requireAcceptance(bank, proposal);
  // Checked before the code is used, so it stays valid for a retry with the consents.
  requireConsent(consents, 'PERSONAL_DATA', DATA_MISSING);
  requireConsent(consents, 'TERMS', TERMS_MISSING);
  const refusal = await spendCode(bank, acceptanceCode(proposal), code);
  if (refusal) return refusal;
  const now = bank.clock.now();
  const evidence = evidenceOf(bank, requireBorrower(proposal, 'CO_OWNER').document, caller);
  const change = {
    consents: consents.map((consent) => ({ ...consent, ...evidence, withCode: true as const })),
    consentAt: now,
    accepted: loanToAccept(proposal),
    refusedAt: null,
    refusalReason: null,
  };
  await saveCoOwnerPart(bank.sql, proposal.uuid, change, now);
  await proveDevice(bank.sql, proposal.uuid, caller, now);
  const moved = isStepDone(proposal.flow, STEP)
    ? proposal
    : await moveProposal(bank, proposal, 'coOwnerCodeValidated');
  await tellAccepted(bank, moved);
  await sendAcceptanceRecord(bank, moved, await costOf(bank, moved));
  return { validated: true };
}

/**
 * Records the co-owner's refusal, which stays possible after an acceptance until they sign. Stops the proposal and
 * notifies the owner. Idempotent.
 * @throws {ApiError} 403 DEVICE_NOT_PROVED on an unproved device, 409 PROPOSAL_NOT_OPEN, or ILLEGAL_MOVE after
 * signing.
 */
export async function refuseCoOwnership(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof refuseCoOwnershipBody>,
  caller: Caller,
): Promise<z.infer<typeof coOwnershipAnswer>> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const signatures = (await findContract(bank.sql, proposalUuid))?.signatures ?? [];
  if (signatures.some(({ personType }) => personType === 'CO_OWNER')) throw illegalMove();
  const part = await findCoOwnerPart(bank.sql, proposalUuid);
  const now = bank.clock.now();
  // Somebody else may have read the link, so a code is needed after an acceptance or while another device has the
  // part.
  const needsCode =
    isStepDone(proposal.flow, STEP) || isOpenElsewhere(part?.links ?? [], subjectOf(caller), now);
  if (needsCode && !(await isProvedCoOwner(bank.sql, caller, proposalUuid))) throw deviceNotProved();
  if (part?.refusedAt === null || part === null) {
    const change = { refusedAt: now, refusalReason: body?.reason || null };
    await saveCoOwnerPart(bank.sql, proposalUuid, change, now);
    await tellRefused(bank, proposal);
  }
  return coOwnershipOf(bank, proposal, caller);
}
