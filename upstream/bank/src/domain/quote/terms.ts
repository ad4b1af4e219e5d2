import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { requireHolding } from '../simulation/offer.ts';
import { readSimulation } from '../records/simulations.ts';
import { moveProposal } from '../lifecycle/moves.ts';
import type { ProposalChange, ProposalRow } from '../records/proposals.ts';

/**
 * Another quote or policy than that of the summary: one that was accepted is to be accepted again.
 * @throws 409 OFFER_EXPIRED for a quote after the offer's days, and for a policy that would cost the acceptance then:
 *   nobody could give it again.
 */
export async function changeTerms(
  bank: Bank,
  proposal: ProposalRow,
  event: 'termsChanged' | 'insuranceChosen',
  change: ProposalChange = {},
): Promise<ProposalRow> {
  if (event === 'termsChanged' || isStepDone(proposal.flow, 'INSURANCE.sendLoanSummary')) {
    requireHolding(bank, await readSimulation(bank.sql, proposal.simulationUuid));
  }
  return moveProposal(bank, proposal, event, {
    ...change,
    summaryTextVersion: null,
    summaryAcceptedAt: null,
  });
}
