import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { requireValidOffer } from '../simulation/offer.ts';
import { readSimulation } from '../records/simulations.ts';
import { moveProposal } from '../lifecycle/moves.ts';
import type { ProposalChange, ProposalRow } from '../records/proposals.ts';

/**
 * Saves another quote or policy. An already accepted summary must then be accepted again.
 *
 * @throws {ApiError} 409 OFFER_EXPIRED after the offer's last day, for a quote and for a policy that requires another
 * acceptance, which would no longer be possible.
 */
export async function changeTerms(
  bank: Bank,
  proposal: ProposalRow,
  event: 'termsChanged' | 'insuranceChosen',
  change: ProposalChange = {},
): Promise<ProposalRow> {
  if (event === 'termsChanged' || isStepDone(proposal.flow, 'INSURANCE.sendLoanSummary')) {
    requireValidOffer(bank, await readSimulation(bank.sql, proposal.simulationUuid));
  }
  return moveProposal(bank, proposal, event, {
    ...change,
    summaryTextVersion: null,
    summaryAcceptedAt: null,
  });
}
