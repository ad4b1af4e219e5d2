import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
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
import { isOpenElsewhere, proveDevice } from '../lifecycle/subjects.ts';
import { phoneOf, requireBorrower } from '../party/borrowers.ts';
import { evidenceOf, requireConsent } from '../party/consents.ts';
import { findCoOwnerPart, saveCoOwnerPart } from '../records/coOwnerParts.ts';
import { findContract } from '../records/contracts.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { loanToAccept, outdatedAcceptance } from './accepted.ts';
import { coOwnershipOf } from './answers.ts';
import { costOf } from '../insurance/cost.ts';

const DATA_MISSING = 'Para seguir, aceptá el tratamiento de tus datos.';
const TERMS_MISSING = 'Para seguir, aceptá los términos y condiciones.';
const STEP = 'OWNER.validateCodeCoOwner';

/** The code with which a co-owner accepts. */
export const acceptanceCode = (proposal: ProposalRow): CodeUse => ({
  proposalUuid: proposal.uuid,
  purpose: 'VALIDATION',
  party: 'CO_OWNER',
  to: { phone: phoneOf(requireBorrower(proposal, 'CO_OWNER')) },
});

/** The code that proves another device of a co-owner who accepted. */
export const deviceCode = (proposal: ProposalRow): CodeUse => ({
  ...acceptanceCode(proposal),
  purpose: 'RETURN',
});

/** Proves the device that opened the co-owner's link. A wrong code's refusal is returned, as by `acceptCoOwnership`. */
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

/** Whether the co-owner may accept now: for the first time, after a refusal, or another loan than they accepted. @throws {ApiError} 409 ILLEGAL_MOVE. */
export async function requireAcceptance(bank: Bank, proposal: ProposalRow): Promise<void> {
  requireOpen(bank, proposal);
  const part = await findCoOwnerPart(bank.sql, proposal.uuid);
  if (part === null) throw illegalMove();
  const isAgain = part.refusedAt !== null || outdatedAcceptance(proposal, part) !== null;
  if (isStepDone(proposal.flow, STEP) && isAgain) return;
  requireMove(bank, proposal, 'coOwnerCodeValidated');
}

/**
 * CA-16 of the co-owner: stores both consents with the code sent to their own phone, and finishes their step. A wrong code's
 * refusal is returned, not thrown, so that the used try is committed.
 * @throws {ApiError} 409 CONSENT_REQUIRED or ILLEGAL_MOVE.
 */
export async function acceptCoOwnership(
  bank: Bank,
  proposal: ProposalRow,
  { code, consents = [] }: z.infer<typeof validateCodeBody>,
  caller: Caller,
): Promise<{ validated: true } | ApiError> {
  await requireAcceptance(bank, proposal);
  // Before the code is used up, so that it can be sent again with the consents.
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
 * The co-owner declines, also after an acceptance, until they sign. The proposal stops, and the owner is told; declining
 * again changes nothing.
 * @throws {ApiError} 403 DEVICE_NOT_PROVED on a further device, 409 PROPOSAL_NOT_OPEN, or ILLEGAL_MOVE once they signed.
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
  // A link that somebody else may have read is not enough once they accepted, or opened one on another device.
  const needsCode =
    isStepDone(proposal.flow, STEP) || (await isOpenElsewhere(bank.sql, proposalUuid, caller));
  if (needsCode && !(await isProvedCoOwner(bank.sql, caller, proposalUuid))) throw deviceNotProved();
  const part = await findCoOwnerPart(bank.sql, proposalUuid);
  if (part?.refusedAt === null || part === null) {
    const now = bank.clock.now();
    const change = { refusedAt: now, refusalReason: body?.reason || null };
    await saveCoOwnerPart(bank.sql, proposalUuid, change, now);
    await tellRefused(bank, proposal);
  }
  return coOwnershipOf(bank, proposal, caller);
}
