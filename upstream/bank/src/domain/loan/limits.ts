import { AMOUNT_MAX, AMOUNT_MIN } from '@prendarios/rules/constants';
import { isDueDay } from '@prendarios/rules/dueDay';
import { big, type Decimal } from './decimal.ts';

export type LimitBreach =
  | 'AMOUNT_BELOW_MINIMUM'
  | 'AMOUNT_ABOVE_MAXIMUM'
  | 'AMOUNT_ABOVE_OFFER'
  | 'AMOUNT_ABOVE_LTV'
  | 'TERM_OUT_OF_RANGE'
  | 'DUE_DAY_OUT_OF_RANGE';

export type LoanRequest = {
  amount: Decimal;
  terms: number;
  dueDay: number;
  minTerm: number;
  maxTerm: number;
  /** What the evaluation offers in the chosen mode; null before there is one. */
  finalAmount: Decimal | null;
  /** Pesos; null where no vehicle is known yet. */
  purchaseValue: Decimal | null;
  /** Percent of the purchase value. */
  ltv: Decimal;
};

/** floor(purchaseValue · ltv), pesos. */
export function maximumByLtv(purchaseValue: Decimal, ltv: Decimal): number {
  return Number(big(purchaseValue).times(ltv).div(100).round(0, 0));
}

/** Every limit that the request breaks; empty when it is within all (docs/domain.md#loan-limits). */
export function limitBreaches(request: LoanRequest): LimitBreach[] {
  const amount = big(request.amount);
  const { terms, minTerm, maxTerm, finalAmount, purchaseValue } = request;
  const rules: readonly [boolean, LimitBreach][] = [
    [amount.lt(AMOUNT_MIN), 'AMOUNT_BELOW_MINIMUM'],
    [amount.gt(AMOUNT_MAX), 'AMOUNT_ABOVE_MAXIMUM'],
    [finalAmount !== null && amount.gt(finalAmount), 'AMOUNT_ABOVE_OFFER'],
    [purchaseValue !== null && amount.gt(maximumByLtv(purchaseValue, request.ltv)), 'AMOUNT_ABOVE_LTV'],
    [!Number.isInteger(terms) || terms < minTerm || terms > maxTerm, 'TERM_OUT_OF_RANGE'],
    [!isDueDay(request.dueDay), 'DUE_DAY_OUT_OF_RANGE'],
  ];
  return rules.filter(([broken]) => broken).map(([, breach]) => breach);
}
