import { ApiError } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { isStepDone } from '../flow/machine.ts';
import { selectedInsurance } from './service.ts';
import { costWithPolicy, loanOf } from '../quote/quoteOf.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { readSimulation } from '../records/simulations.ts';
import { type InsuranceEstimate, insuranceEstimate } from '../simulation/insuranceEstimate.ts';
import { paymentWindowOf } from '../simulation/quoting.ts';

/** Estimates the mandatory insurance before the choice; null if none fits the vehicle. */
async function estimateOf(
  bank: Bank,
  { simulationUuid, quote, calculated, owner }: ProposalRow,
): Promise<InsuranceEstimate | null> {
  try {
    return await insuranceEstimate(bank, {
      uuid: simulationUuid,
      financedAmount: calculated.financedAmount,
      selectedTerm: calculated.terms,
      selectedMode: quote.mode,
      dueDate: calculated.dueDate,
      provinceId: owner.state,
      postalCode: owner.postalCode,
    });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Returns the loan's cost with its insurance, chosen or estimated, and when the first instalment is due. */
export async function costOf(bank: Bank, proposal: ProposalRow) {
  const insurance = await selectedInsurance(bank, proposal.uuid);
  const loan = loanOf(await readSimulation(bank.sql, proposal.simulationUuid), proposal);
  return {
    monthlyPremium: insurance?.monthlyPremium ?? null,
    cfteaWithInsurance: insurance && costWithPolicy(bank, loan, insurance.monthlyPremium),
    insuranceEstimate: insurance ? null : await estimateOf(bank, proposal),
    ...(isStepDone(proposal.flow, 'BIOMETRIA.createFormalization')
      ? {}
      : { paymentWindow: paymentWindowOf(bank, loan) }),
  };
}
