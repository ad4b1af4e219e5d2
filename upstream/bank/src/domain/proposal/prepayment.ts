import type { z } from 'zod';
import type { prepaymentAnswer } from '../api/prepayment.ts';
import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { loanOf } from '../quote/quoteOf.ts';
import { type ProposalRow, readProposal } from '../records/proposals.ts';
import { readSimulation } from '../records/simulations.ts';
import { type Prepayment, prepaymentOf } from '../simulation/prepayment.ts';

/** Whether a loan is signed, and neither cancelled nor revoked. */
export const isPrepayable = ({ flow, flowStatus }: ProposalRow): boolean =>
  flowStatus !== 'C' && flowStatus !== 'X' && isStepDone(flow, 'BIOMETRIA.createFormalization');

/**
 * Returns the effects of a prepayment on the loan of a proposal, with the figures that the proposal shows.
 * @throws {ApiError} 400 with a message per field.
 */
export async function proposalPrepayment(
  bank: Bank,
  id: string,
  prepayment: Prepayment,
): Promise<z.infer<typeof prepaymentAnswer>> {
  const proposal = await readProposal(bank.sql, id);
  const simulation = await readSimulation(bank.sql, proposal.simulationUuid);
  return prepaymentOf(bank, loanOf(simulation, proposal), prepayment);
}
