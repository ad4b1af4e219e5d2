import type { z } from 'zod';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { updateProposalBody } from '../api/proposal.ts';
import type { Bank } from '../bank.ts';
import { tellIfLoanChanged } from '../coOwner/accepted.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { moveProposal, requireMove } from '../lifecycle/moves.ts';
import { type Choice, quoteOf } from '../quote/quoteOf.ts';
import { changeTerms } from '../quote/terms.ts';
import { lockProposal, type ProposalRow } from '../records/proposals.ts';
import { lockSimulation, readSimulation } from '../records/simulations.ts';
import { requireValidOffer } from '../simulation/offer.ts';
import { type ProposalAnswer, proposalAnswerOf } from './answer.ts';
import { queueSummary } from './summary.ts';

/** Whether a proposal already has the choice. */
export const isChosen = ({ calculated }: ProposalRow, choice: Choice): boolean =>
  calculated.financedAmount === choice.financedAmount &&
  calculated.terms === choice.terms &&
  calculated.dueDate === choice.dueDate &&
  calculated.matrixCode === choice.matrixCode;

async function changeQuote(
  bank: Bank,
  proposal: ProposalRow,
  choice: Choice,
  caller: Caller,
): Promise<ProposalRow> {
  requireMove(bank, proposal, 'termsChanged');
  if (isChosen(proposal, choice)) return proposal;
  const quoted = quoteOf(bank, await lockSimulation(bank.sql, proposal.simulationUuid), choice);
  const changed = await changeTerms(bank, proposal, 'termsChanged', quoted);
  return tellIfLoanChanged(bank, proposal, changed, isStaff(caller));
}

async function acceptSummary(
  bank: Bank,
  proposal: ProposalRow,
  textVersion: string,
  caller: Caller,
): Promise<ProposalRow> {
  requireMove(bank, proposal, 'summaryAccepted');
  requireValidOffer(bank, await readSimulation(bank.sql, proposal.simulationUuid));
  const accepted = await moveProposal(bank, proposal, 'summaryAccepted', {
    summaryTextVersion: textVersion,
    summaryAcceptedAt: bank.clock.now(),
  });
  await queueSummary(bank, await proposalAnswerOf(bank, accepted), isStaff(caller));
  return accepted;
}

/**
 * CA-44: changes the quote, accepts the summary, or both, until the data is confirmed.
 * @throws {ApiError} 400 for a choice outside the offer, 409 ILLEGAL_MOVE or OFFER_EXPIRED.
 */
export async function updateProposal(
  bank: Bank,
  uuid: string,
  { simulation, summaryAccepted }: z.infer<typeof updateProposalBody>,
  caller: Caller,
): Promise<ProposalAnswer> {
  let proposal = await lockProposal(bank.sql, uuid);
  requireOpen(bank, proposal);
  if (simulation) proposal = await changeQuote(bank, proposal, simulation, caller);
  if (summaryAccepted) proposal = await acceptSummary(bank, proposal, summaryAccepted.textVersion, caller);
  return proposalAnswerOf(bank, proposal);
}
