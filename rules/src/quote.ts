import { type Term, termOptions } from './installments.ts';

/** FIXED: fixed rate; UVA: indexed to inflation. */
export type RateMode = 'FIXED' | 'UVA';

type RiskResult = {
  finalAmount: number;
  finalAmountUVA: number;
  minAmount: number;
  minAmountUVA: number;
  finalInstallment: number;
  finalInstallmentUVA: number;
};

/** A quote (EN-05). Amounts in pesos; `percentage` of `total`; `dueDate` is a day of the month. */
type Quote = {
  selectedAmount: number;
  min: number;
  max: number;
  selectedInstallment: number;
  total: number;
  mode: RateMode;
  minInstallments: number;
  maxInstallments: number;
  terms: Term[];
  percentage: number;
  dueDate: number;
};

/** The applicant's options: the evaluation's result and, per mode, the terms that have rates. */
export type Offer = {
  risk: RiskResult;
  /** The vehicle's purchase value in pesos. */
  total: number;
  terms: Record<RateMode, readonly number[]>;
};

const other = (mode: RateMode): RateMode => (mode === 'FIXED' ? 'UVA' : 'FIXED');

/** Whether both final amounts are 0: not approved, no offer (ST-24). */
export function isNotApproved(risk: Pick<RiskResult, 'finalAmount' | 'finalAmountUVA'>): boolean {
  return risk.finalAmount === 0 && risk.finalAmountUVA === 0;
}

/** Whether the mode has an amount and rates; otherwise it is disabled (docs/domain.md#offers-and-refusals). */
export function isModeAvailable(offer: Offer, mode: RateMode): boolean {
  const amount = mode === 'FIXED' ? offer.risk.finalAmount : offer.risk.finalAmountUVA;
  return amount > 0 && offer.terms[mode].length > 0;
}

/** Whether neither mode is available. */
export function hasNoOffer(offer: Offer): boolean {
  return !isModeAvailable(offer, 'FIXED') && !isModeAvailable(offer, 'UVA');
}

/** Initial mode: fixed if it has an amount, else UVA if it has one, else fixed; without rates, the other (ST-25). */
export function initialMode(offer: Offer): RateMode {
  const { finalAmount, finalAmountUVA } = offer.risk;
  const preferred: RateMode = finalAmount > 0 || finalAmountUVA <= 0 ? 'FIXED' : 'UVA';
  return offer.terms[preferred].length === 0 ? other(preferred) : preferred;
}

/** Returns the amount in percent of the vehicle's value, both in pesos; 0 while the vehicle has no value. */
export function percentageOf(amount: number, total: number): number {
  return total > 0 ? (amount / total) * 100 : 0;
}

function longestUpTo(terms: readonly number[], wanted: number): number {
  const reachable = terms.filter((term) => term <= wanted);
  return reachable.length > 0 ? Math.max(...reachable) : Math.min(...terms, wanted);
}

/** Returns the mode's maximum amount with its final term, or the longest offered term below it (ST-28). */
export function quoteInMode(offer: Offer, mode: RateMode, dueDate: number): Quote {
  const { risk, total } = offer;
  const fixed = mode === 'FIXED';
  const terms = offer.terms[mode].toSorted((one, two) => one - two);
  const max = fixed ? risk.finalAmount : risk.finalAmountUVA;
  const finalInstallment = fixed ? risk.finalInstallment : risk.finalInstallmentUVA;
  return {
    selectedAmount: max,
    min: fixed ? risk.minAmount : risk.minAmountUVA,
    max,
    selectedInstallment: longestUpTo(terms, finalInstallment),
    total,
    mode,
    minInstallments: terms[0] ?? 0,
    maxInstallments: terms.at(-1) ?? 0,
    terms: termOptions(terms),
    percentage: percentageOf(max, total),
    dueDate,
  };
}
