import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import { termOptions } from '@prendarios/rules/installments';
import { percentageOf } from '@prendarios/rules/quote';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { CalculatedValue, Quote, ScheduleRow } from '../records/rowTypes.ts';
import { requiredAgreement } from '../simulation/decision.ts';
import { offerOf } from '../simulation/offer.ts';
import { calculate, type LoanTerms, rateFor, type Terms, termsOf, vatRateOf } from '../simulation/quoting.ts';
import { loanProblems } from '../simulation/rates.ts';
import type { SimulationRow } from '../records/simulations.ts';
import type { postProposalBody } from '../api/proposal.ts';
import type { ProposalRow } from '../records/proposals.ts';

export type Choice = z.infer<typeof postProposalBody>['simulation'];
export type Quoted = { quote: Quote; calculated: CalculatedValue; installments: ScheduleRow[] };

/**
 * Returns the figures of the applicant's choice, calculated from the offer.
 * @throws {ApiError} 400 with a message per field for a choice outside the offer.
 */
export function quoteOf(bank: Terms, simulation: SimulationRow, choice: Choice): Quoted {
  const offer = offerOf(simulation);
  const chosen = offer.rates.find(({ matrixCode }) => matrixCode === choice.matrixCode);
  if (!chosen) throw invalid({ matrixCode: 'Esa tasa no corresponde a tu oferta.' });
  const mode = chosen.indexerType;
  const limits = offer.limits[mode];
  if (limits.max === 0) throw invalid({ matrixCode: 'Esa tasa no corresponde a tu oferta.' });
  const terms = termsOf(offer.rates.filter(({ indexerType }) => indexerType === mode));
  const [minTerm = 0, maxTerm = 0] = [terms[0], terms.at(-1)];
  const fields = loanProblems(
    choice,
    { min: limits.min, max: limits.max, minTerm, maxTerm },
    { terms: 'terms' },
  );
  const rate = rateFor(offer.rates, mode, choice.terms);
  if (rate && rate.matrixCode !== choice.matrixCode) {
    fields.matrixCode = 'Esa tasa no corresponde al plazo elegido.';
  }
  if (!rate || Object.keys(fields).length > 0) throw invalid(fields);
  const { calculatedValueDTO, installments } = calculate(bank, {
    rate,
    fees: requiredAgreement(bank, offer.agreementId),
    amount: choice.financedAmount,
    terms: choice.terms,
    dueDay: choice.dueDate,
    vatRate: vatRateOf(offer.ivaCategory),
    simulatedOn: offer.simulatedOn,
    today: today(bank.clock),
  });
  const total = simulation.vehicle.purchaseValue;
  return {
    quote: {
      selectedAmount: choice.financedAmount,
      min: limits.min,
      max: limits.max,
      selectedInstallment: choice.terms,
      total,
      mode,
      minInstallments: minTerm,
      maxInstallments: maxTerm,
      terms: termOptions(terms),
      percentage: Math.round(percentageOf(choice.financedAmount, total) * 100) / 100,
      dueDate: choice.dueDate,
    },
    calculated: calculatedValueDTO,
    installments,
  };
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: ARGENTINA_TIME_ZONE });

/** Cached costs: proposals are read often, and each cost is a search over all instalments. */
const MAX_CACHED = 2000;
const costsByCatalogue = new WeakMap<Terms['catalogues'], Map<string, number | null>>();

type Calculated = Pick<ProposalRow, 'calculated' | 'quote' | 'createdAt'>;

/** Returns the terms of a proposal's loan, to calculate it again with the same or another first day. */
export function loanOf(simulation: SimulationRow, { calculated, quote, createdAt }: Calculated): LoanTerms {
  return {
    rate: {
      indexerType: quote.mode,
      matrixCode: calculated.matrixCode,
      termFrom: quote.minInstallments,
      termTo: quote.maxInstallments,
      tna: calculated.tna,
    },
    fees: calculated.fees ?? null,
    amount: calculated.financedAmount,
    terms: calculated.terms,
    dueDay: calculated.dueDate,
    vatRate: vatRateOf(simulation.customer.ivaCategory),
    // Older rows lack these days and fall back to the dates of their rows.
    simulatedOn: calculated.capitalOn ?? calendar.format(simulation.createdAt),
    today: calculated.calculatedOn ?? calendar.format(createdAt),
  };
}

/**
 * Returns the CFTEA in percent including the car's policy (pesos a month): the second line of the summary. Null if
 * there is no such rate.
 */
export function costWithPolicy(bank: Terms, terms: LoanTerms, carPolicyMonthly: number): number | null {
  const loan = { ...terms, carPolicyMonthly };
  const costs = costsByCatalogue.get(bank.catalogues) ?? new Map<string, number | null>();
  costsByCatalogue.set(bank.catalogues, costs);
  const key = JSON.stringify(loan);
  const before = costs.get(key);
  if (before !== undefined) return before;
  const [oldest] = costs.keys();
  if (costs.size >= MAX_CACHED && oldest !== undefined) costs.delete(oldest);
  const cost = calculate(bank, loan).cfteaWithPolicy;
  costs.set(key, cost);
  return cost;
}
