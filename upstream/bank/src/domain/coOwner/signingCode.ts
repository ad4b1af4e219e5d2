import type { Bank } from '../bank.ts';
import type { CodeUse } from '../codes/codes.ts';
import { positionOf } from '../flow/machine.ts';
import { requireNotRevoked } from '../lifecycle/guards.ts';
import { illegalMove } from '../lifecycle/moves.ts';
import { phoneOf, requireBorrower } from '../party/borrowers.ts';
import { findContract } from '../records/contracts.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower } from '../records/rowTypes.ts';

/** Returns the use of a signature's code. It goes to the signer's phone and is valid only for this contract version. */
export async function signingCode(bank: Bank, proposal: ProposalRow, personType: Borrower): Promise<CodeUse> {
  const person = requireBorrower(proposal, personType);
  requireNotRevoked(proposal);
  const contract = await findContract(bank.sql, proposal.uuid);
  const isSigned = contract?.signatures.some((signature) => signature.personType === personType);
  if (positionOf(proposal.flow) !== 'BIOMETRIA.createFormalization' || !contract?.hash || isSigned) {
    throw illegalMove();
  }
  return {
    proposalUuid: proposal.uuid,
    purpose: 'SIGNATURE',
    party: personType,
    to: { phone: phoneOf(person) },
    about: contract.hash,
  };
}
