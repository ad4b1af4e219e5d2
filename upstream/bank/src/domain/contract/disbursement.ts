import { maskAccount } from '@prendarios/rules/sensitive';
import type { Bank } from '../bank.ts';
import { today } from '../../platform/clock.ts';
import { tellSellerPaid } from '../seller/payment.ts';
import { queueFinalSchedule } from './finalSchedule.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';
import { figuresOn } from './figures.ts';
import { saveContract } from '../records/contracts.ts';

/**
 * Pays the loan as of today. Calculates the final schedule like the contract's, stores it with the contract, returns it
 * with the proposal and sends it by mail. The signed contract does not change (decision 016).
 */
export async function disburse(bank: Bank, proposal: ProposalRow): Promise<ProposalRow> {
  const on = today(bank.clock);
  const now = bank.clock.now();
  const final = await figuresOn(bank, proposal, on);
  await saveContract(bank.sql, proposal.uuid, { disbursement: { on, ...final } }, now);
  const { calculated, installments } = final;
  await queueFinalSchedule(bank, proposal, final, on);
  if (proposal.sellerAccount !== null) {
    const amount = calculated.fees?.netDisbursed ?? calculated.financedAmount;
    await tellSellerPaid(bank, proposal, { amount, account: maskAccount(proposal.sellerAccount.cbu) });
  }
  return changeProposal(bank.sql, proposal.uuid, { calculated, installments }, now);
}
