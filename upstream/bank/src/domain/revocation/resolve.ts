import { conflict } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { heldSinceOf } from '../lifecycle/guards.ts';
import { helloTo, sendMail } from '../messages/send.ts';
import { tellSellerOfRelease } from '../seller/payment.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';

/**
 * Dismisses a revocation after the bank's staff and the borrowers agreed to continue. `heldSince` identifies the
 * resolved hold, so a later revocation stays on hold. To accept a revocation, staff end the proposal.
 * @throws {ApiError} 409 HOLD_CHANGED.
 */
export async function dismissRevocation(
  bank: Bank,
  proposal: ProposalRow,
  heldSince: string,
): Promise<ProposalRow> {
  if (proposal.revocationHeldSince?.toISOString() !== heldSince) {
    throw conflict('HOLD_CHANGED', 'La revocación ya se resolvió o hay otra: revisalo otra vez.');
  }
  const now = bank.clock.now();
  const released = await changeProposal(bank.sql, proposal.uuid, { revocationHeldSince: null }, now);
  const { number, owner, coOwner } = released;
  for (const reader of coOwner === null ? [owner] : [owner, coOwner]) {
    await sendMail(bank, released, reader, {
      subject: `Tu préstamo sigue · solicitud ${number}`,
      lines: [
        `${helloTo(reader)} Resolvimos el pedido de revocación de la solicitud ${number}: el préstamo sigue.`,
        'Si no estás de acuerdo, llamanos.',
      ],
      purpose: 'REVOCATION',
    });
  }
  if (released.flowStatus === 'A' && heldSinceOf(released) === null)
    await tellSellerOfRelease(bank, released);
  return released;
}
