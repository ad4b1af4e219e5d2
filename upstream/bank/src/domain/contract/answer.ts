import type { z } from 'zod';
import type { contractAnswer } from '../api/contract.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { borrowersOf, requireBorrower } from '../party/borrowers.ts';
import { fullName } from '../pdf/partyTexts.ts';
import { type ContractRow, signedAtOf } from '../records/contracts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower, LoanFigures } from '../records/rowTypes.ts';

export type Answer = z.infer<typeof contractAnswer>;

const toFigures = ({ calculated, installments, cfteaWithInsurance }: LoanFigures) => ({
  calculatedValueDTO: calculated,
  installments: installments.slice(0, 2),
  cfteaWithInsurance,
});

/** Returns the figures of summary and contract if they differ and the contract is unsigned. */
function changeOf(contract: ContractRow | null): Answer['figuresChanged'] {
  if (contract?.status !== 'CREATED' || !contract.replaced || !contract.terms) return null;
  const { calculatedValueDTO, ...now } = contract.terms.proposal;
  return {
    before: toFigures(contract.replaced),
    now: toFigures({ ...now, calculated: calculatedValueDTO }),
  };
}

/** Returns the borrowers who still have to sign an existing contract. */
export const pendingSigners = (proposal: ProposalRow, contract: ContractRow | null): Borrower[] =>
  contract?.terms
    ? borrowersOf(proposal).filter(
        (borrower) => !contract.signatures.some(({ personType }) => personType === borrower),
      )
    : [];

const signaturesOf = (proposal: ProposalRow, contract: ContractRow | null): Answer['signatures'] =>
  (contract?.signatures ?? []).map(({ personType, signedAt, biometryId }) => ({
    personType,
    name: fullName(requireBorrower(contract?.terms?.proposal ?? proposal, personType)),
    signedAt,
    biometryId,
  }));

export const answerOf = (proposal: ProposalRow, contract: ContractRow | null): Answer => ({
  status: contract?.status ?? 'NOT_CREATED',
  initiated: contract !== null && contract.status !== 'NOT_CREATED',
  confirmed: contract?.confirmed ?? null,
  reason: contract?.reason ?? null,
  hash: contract?.hash ?? null,
  signedAt: signedAtOf(contract),
  vivereStatus: vivereStatusOf(proposal.flow),
  figuresChanged: changeOf(contract),
  signatures: signaturesOf(proposal, contract),
  pendingSigners: pendingSigners(proposal, contract),
  signingCode: true,
});
