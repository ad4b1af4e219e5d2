import { conflict } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';

/**
 * The bank's people checked a change of the account: the payment no longer waits. `heldSince` names the hold that they
 * checked, so that a later change stays on hold.
 * @throws {ApiError} 409 HOLD_CHANGED.
 */
export async function releasePayment(
  bank: Bank,
  { uuid, sellerAccount }: ProposalRow,
  heldSince: string,
): Promise<ProposalRow> {
  if (sellerAccount?.heldSince !== heldSince) {
    throw conflict('HOLD_CHANGED', 'La cuenta cambió de nuevo o el pago ya se liberó: revisalo otra vez.');
  }
  const { heldSince: _heldSince, ...released } = sellerAccount;
  return changeProposal(bank.sql, uuid, { sellerAccount: released }, bank.clock.now());
}
