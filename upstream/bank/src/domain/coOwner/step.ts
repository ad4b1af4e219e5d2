import type { z } from 'zod';
import type { coOwnerStep } from '../api/coOwner.ts';
import type { Bank } from '../bank.ts';
import { rejectedBorrower } from '../enri/service.ts';
import { positionOf } from '../flow/machine.ts';
import { isPastItsDays } from '../lifecycle/guards.ts';
import { isNamed } from '../lifecycle/sellersPart.ts';
import { type BiometryRow, findBiometry } from '../records/biometries.ts';
import { outdatedAcceptance } from './accepted.ts';
import type { CoOwnerPartRow } from '../records/coOwnerParts.ts';
import { type ContractRow, findContract } from '../records/contracts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { SignatureEvidence } from '../records/rowTypes.ts';

export type CoOwnerStep = z.infer<typeof coOwnerStep>;

/** Inputs of the co-owner's step, apart from the co-owner's part. */
type Progress = Readonly<{
  contract: ContractRow | null;
  ownersCheck: BiometryRow | null;
  check: BiometryRow | null;
  signature: SignatureEvidence | null;
}>;

export async function progressOf({ sql }: Pick<Bank, 'sql'>, proposalUuid: string): Promise<Progress> {
  const contract = await findContract(sql, proposalUuid);
  return {
    contract,
    ownersCheck: await findBiometry(sql, { proposalUuid, personType: 'OWNER' }),
    check: await findBiometry(sql, { proposalUuid, personType: 'CO_OWNER' }),
    signature: contract?.signatures.find(({ personType }) => personType === 'CO_OWNER') ?? null,
  };
}

/** Whether the contract exists or lacks only signatures. */
function isContractReady({ seller }: ProposalRow, { contract, ownersCheck }: Progress): boolean {
  if (contract?.terms) return true;
  return ownersCheck?.bioValidated === true && seller !== null && isNamed(seller);
}

/** Returns the co-owner's formalization step after both borrowers consented. */
function formalizationStep(proposal: ProposalRow, progress: Progress): CoOwnerStep {
  const { check, ownersCheck } = progress;
  if (!check?.bioValidated) return 'IDENTITY';
  if (ownersCheck?.bioValidated && rejectedBorrower(proposal) !== null) return 'STOPPED';
  return isContractReady(proposal, progress) ? 'CONTRACT' : 'WAITING_FOR_CONTRACT';
}

/** Returns the co-owner's next step (docs/domain.md#the-co-owner). */
export function coOwnerStepOf(
  bank: Pick<Bank, 'clock'>,
  proposal: ProposalRow,
  part: CoOwnerPartRow | null,
  progress: Progress,
): CoOwnerStep {
  if (progress.signature !== null && proposal.flowStatus !== 'C' && proposal.flowStatus !== 'X') {
    return 'SIGNED';
  }
  if (proposal.flowStatus !== 'A' || isPastItsDays(bank, proposal)) return 'ENDED';
  if (part === null) return 'NOT_INVITED';
  if (part.refusedAt !== null) return 'REFUSED';
  if (proposal.revocationHeldSince !== null) return 'REVOKED';
  if (part.consentAt === null || outdatedAcceptance(proposal, part) !== null) return 'CONSENT';
  return positionOf(proposal.flow) === 'BIOMETRIA.createFormalization'
    ? formalizationStep(proposal, progress)
    : 'WAITING_FOR_OWNER';
}
