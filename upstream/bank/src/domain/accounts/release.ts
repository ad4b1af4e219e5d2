import { conflict } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { tellSellerOfRelease } from '../seller/payment.ts';
import { heldSinceOf } from '../lifecycle/guards.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';

function withoutHold<T extends { heldSince?: string }>({ heldSince: _heldSince, ...rest }: T) {
  return rest;
}

/**
 * Releases a payment after the bank's staff checked a change of the account. `heldSince` identifies the checked hold,
 * so a later change stays on hold.
 * @throws {ApiError} 409 HOLD_CHANGED.
 */
export async function releasePayment(
  bank: Bank,
  proposal: ProposalRow,
  heldSince: string,
): Promise<ProposalRow> {
  if (heldSinceOf(proposal) !== heldSince) {
    throw conflict('HOLD_CHANGED', 'La cuenta cambió de nuevo o el pago ya se liberó: revisalo de nuevo.');
  }
  const { uuid, seller, sellerAccount } = proposal;
  const released = {
    seller: seller?.history ? { ...seller, history: withoutHold(seller.history) } : seller,
    sellerAccount: sellerAccount && withoutHold(sellerAccount),
  };
  const changed = await changeProposal(bank.sql, uuid, released, bank.clock.now());
  if (changed.revocationHeldSince === null) await tellSellerOfRelease(bank, changed);
  return changed;
}
