import { AMOUNT_MAX, AMOUNT_MIN } from '@prendarios/rules/constants';
import { isDueDay } from '@prendarios/rules/dueDay';
import { formatNumber } from '@prendarios/rules/format';
import { AMOUNT_MESSAGES, DUE_DAY_MESSAGES } from '@prendarios/rules/messages';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { Bank } from '../bank.ts';
import { findAgreement } from '../catalogue/catalogues.ts';
import { couponRefusal } from '../coupon/service.ts';
import type { IndexerType, RatesProductView } from '../records/rowTypes.ts';
import type { ratesBody } from '../api/simulation.ts';
import { readSimulation } from '../records/simulations.ts';
import { requiredAgreement } from './decision.ts';
import { type Offer, offerOf } from './offer.ts';
import {
  calculate,
  type FeeRates,
  type LoanTerms,
  noRates,
  paymentWindowOf,
  type Rates,
  ratesOf,
  STANDARD_VAT,
  termsOf,
  uvaRiseUpTo,
  vatRateOf,
} from './quoting.ts';

type Body = z.infer<typeof ratesBody>;
/** The standard 0KM agreement, used before any choice. */
const STANDARD_AGREEMENT_ID = 1;
const DUE_DAY = 10;

/** Returns messages by field for a wrong amount (pesos), term (instalments) or due day. */
export function loanProblems(
  loan: { financedAmount: number; terms: number; dueDate: number },
  limits: { min: number; max: number; minTerm: number; maxTerm: number },
  names: { terms: string },
): Record<string, string> {
  const fields: Record<string, string> = {};
  const { financedAmount, terms, dueDate } = loan;
  if (!Number.isInteger(financedAmount)) fields.financedAmount = AMOUNT_MESSAGES.cents;
  if (financedAmount < limits.min || financedAmount > limits.max) {
    fields.financedAmount = AMOUNT_MESSAGES.range(formatNumber(limits.min), formatNumber(limits.max));
  }
  if (!Number.isInteger(terms) || terms < limits.minTerm || terms > limits.maxTerm) {
    fields[names.terms] = `El plazo tiene que estar entre ${limits.minTerm} y ${limits.maxTerm} cuotas.`;
  }
  if (!isDueDay(dueDate)) fields.dueDate = DUE_DAY_MESSAGES.range;
  return fields;
}

function ofMode(rates: readonly RatesProductView[], mode: IndexerType): RatesProductView[] {
  return rates.filter((rate) => rate.indexerType === mode);
}

/** Available rates and limits, and the inputs of a choice's figures. */
type Offered = {
  rates: RatesProductView[];
  fees: FeeRates;
  min: number;
  max: number;
  vatRate: string;
  simulatedOn: string;
};

type Chosen = { rates: RatesProductView[]; terms: number[]; loan: LoanTerms };

/** Returns the loan of a choice; null if the mode has no rate. */
function chosenLoan(bank: Bank, body: Body, mode: IndexerType, offered: Offered): Chosen | null {
  const rates = ofMode(offered.rates, mode);
  const terms = termsOf(rates);
  const [minTerm, maxTerm] = [terms[0], terms.at(-1)];
  if (minTerm === undefined || maxTerm === undefined) return null;
  const loan = { ...body, terms: body.selectedTerm, dueDate: body.dueDate ?? DUE_DAY };
  const fields = loanProblems(
    loan,
    { min: offered.min, max: offered.max, minTerm, maxTerm },
    { terms: 'selectedTerm' },
  );
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const rate = rates.find(({ termFrom, termTo }) => termFrom <= loan.terms && loan.terms <= termTo);
  if (!rate) throw invalid({ selectedTerm: 'No hay tasa para ese plazo.' });
  return {
    rates,
    terms,
    loan: {
      rate,
      fees: offered.fees,
      amount: body.financedAmount,
      terms: loan.terms,
      dueDay: loan.dueDate,
      vatRate: offered.vatRate,
      simulatedOn: offered.simulatedOn,
      today: today(bank.clock),
      assumedMonthlyInflation: body.assumedMonthlyInflation,
    },
  };
}

/** Returns the rates of an agreement within the bank's general limits. */
function indicative(bank: Bank, body: Body): Offered {
  const agreement = findAgreement(bank.catalogues, body.agreementId ?? STANDARD_AGREEMENT_ID);
  if (!agreement) throw invalid({ agreementId: 'Ese convenio no existe.' });
  const coupon = bank.catalogues.coupons.find(({ id }) => id === body.couponId);
  // The model is unknown here, so a coupon that requires one does not apply yet.
  const discount = coupon && couponRefusal(coupon, null) === null ? coupon.tnaDiscount : 0;
  return {
    rates: ratesOf(bank.catalogues, agreement, discount),
    fees: agreement,
    min: AMOUNT_MIN,
    max: AMOUNT_MAX,
    vatRate: STANDARD_VAT,
    simulatedOn: today(bank.clock),
  };
}

function ofOffer(bank: Bank, mode: IndexerType, offer: Offer): Offered | null {
  const limits = offer.limits[mode];
  if (limits.max === 0) return null;
  return {
    rates: offer.rates,
    fees: requiredAgreement(bank, offer.agreementId),
    min: limits.min,
    max: limits.max,
    vatRate: vatRateOf(offer.ivaCategory),
    simulatedOn: offer.simulatedOn,
  };
}

const modeOf = (body: Body): IndexerType => body.selectedMode ?? body.indexerCode ?? 'TRD';

/**
 * Returns the loan of an indicative choice or, with `uuid`, of a choice within the applicant's offer. Null if its mode
 * has no rate.
 * @throws {ApiError} 400 with a message per field, 409 without an offer.
 */
export async function loanOfChoice(bank: Bank, body: Body): Promise<Chosen | null> {
  const mode = modeOf(body);
  const offered =
    body.uuid === undefined
      ? indicative(bank, body)
      : ofOffer(bank, mode, offerOf(await readSimulation(bank.sql, body.uuid)));
  return offered && chosenLoan(bank, body, mode, offered);
}

/**
 * CA-02, CA-03: returns the figures of a choice.
 * @throws {ApiError} as loanOfChoice.
 */
export async function getRates(bank: Bank, body: Body): Promise<Rates> {
  const chosen = await loanOfChoice(bank, body);
  if (chosen === null) return noRates;
  const { rates, terms, loan } = chosen;
  const { calculatedValueDTO, installments } = calculate(bank, loan);
  return {
    ratesProductViewDTOList: rates,
    calculatedValueDTO,
    installments,
    terms,
    ...(modeOf(body) === 'UVA' && { uvaMonthlyRise: uvaRiseUpTo(bank, today(bank.clock)) }),
    paymentWindow: paymentWindowOf(bank, loan),
    canSimulatePrepayment: loan.terms > 1,
  };
}
