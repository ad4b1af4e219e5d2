import type { Bank } from '../bank.ts';
import type { Cost } from '../messages/cost.ts';
import { tellCoOwnersContract } from '../messages/coOwner.ts';
import { tellContractReady, waitsForSeller } from '../messages/stages.ts';
import { borrowersOf } from '../party/borrowers.ts';
import { findBiometry } from '../records/biometries.ts';
import type { ProposalRow } from '../records/proposals.ts';

/**
 * Notifies the borrowers, who may have left the site, once the contract is ready to sign: every identity check passed
 * and the seller's data is complete.
 */
export async function tellIfContractReady(
  bank: Bank,
  proposal: ProposalRow,
  cost: () => Promise<Cost>,
): Promise<void> {
  if (waitsForSeller(proposal)) return;
  for (const personType of borrowersOf(proposal)) {
    const check = await findBiometry(bank.sql, { proposalUuid: proposal.uuid, personType });
    if (!check?.bioValidated) return;
  }
  await tellContractReady(bank, proposal, await cost());
  await tellCoOwnersContract(bank, proposal);
}
