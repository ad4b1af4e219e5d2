import { isDeepStrictEqual } from 'node:util';
import type { Bank } from '../bank.ts';
import type { LoanFigures } from '../records/rowTypes.ts';
import { selectedInsurance } from '../insurance/service.ts';
import { costWithPolicy, loanOf } from '../quote/quoteOf.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { calculate } from '../simulation/quoting.ts';
import { readSimulation } from '../records/simulations.ts';

/**
 * Returns the figures of a proposal's loan if it begins on `day` (yyyy-mm-dd): due dates and extra days count from that
 * day, and its UVA value determines the capital (docs/decisions/016).
 * @throws {ApiError} 503 if that day has no UVA value.
 */
export async function figuresOn(bank: Bank, proposal: ProposalRow, day: string): Promise<LoanFigures> {
  const simulation = await readSimulation(bank.sql, proposal.simulationUuid);
  const loan = { ...loanOf(simulation, proposal), simulatedOn: day, today: day };
  const { calculatedValueDTO: calculated, installments } = calculate(bank, loan);
  const insurance = await selectedInsurance(bank, proposal.uuid);
  return {
    calculated,
    installments,
    cfteaWithInsurance: insurance && costWithPolicy(bank, loan, insurance.monthlyPremium),
  };
}

type Schedule = Pick<LoanFigures, 'calculated' | 'installments'>;

/** Drops the days of calculation, which are irrelevant if every figure is the same. */
const comparable = ({ calculated, installments }: Schedule) => {
  const { calculatedOn: _from, capitalOn: _capital, fees = null, ...figures } = calculated;
  return { figures: { ...figures, fees }, installments };
};

/** Whether two schedules have the same figures, regardless of the day of calculation. */
export const sameFigures = (one: Schedule, other: Schedule): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other));
