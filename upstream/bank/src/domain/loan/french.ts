import type { Big } from 'big.js';
import { interestOn, type MonthlyRate } from './conventions.ts';
import { round2 } from './decimal.ts';

/** One instalment, in pesos or UVAs. `balance` is owed after it. */
type Row = { number: number; capital: Big; interest: Big; vat: Big; balance: Big };

export type French = {
  /** The pure instalment: capital and interest, rounded to cents; the last one differs by the rounding residue. */
  pure: Big;
  rows: Row[];
};

/** (1+i)^n as an exact fraction, so that callers round only in their final division. */
function growth({ numerator, denominator }: MonthlyRate, terms: number): { grown: Big; flat: Big } {
  return { grown: numerator.plus(denominator).pow(terms), flat: denominator.pow(terms) };
}

/** P·i / (1 − (1+i)^−n), rounded to cents; P/n at rate 0. */
export function pureInstallment(principal: Big, rate: MonthlyRate, terms: number): Big {
  if (rate.numerator.eq(0)) return round2(principal.div(terms));
  const { grown, flat } = growth(rate, terms);
  const interest = principal.times(rate.numerator).times(grown);
  return round2(interest.div(rate.denominator.times(grown.minus(flat))));
}

/** Principal repaid by a constant instalment: the inverse of pureInstallment, unrounded. */
export function presentValue(installment: Big, rate: MonthlyRate, terms: number): Big {
  if (rate.numerator.eq(0)) return installment.times(terms);
  const { grown, flat } = growth(rate, terms);
  return installment.times(rate.denominator).times(grown.minus(flat)).div(rate.numerator.times(grown));
}

/**
 * French amortization at the pure rate with IVA on each period's interest (docs/domain.md#fixed-rate). The last row
 * takes the rounding residue, so the capital adds up to the principal exactly. `vatRate` is a fraction.
 */
export function frenchSchedule(loan: {
  principal: Big;
  rate: MonthlyRate;
  terms: number;
  vatRate: Big;
}): French {
  const { principal, rate, terms, vatRate } = loan;
  const pure = pureInstallment(principal, rate, terms);
  const rows: Row[] = [];
  let balance = principal;
  for (let number = 1; number <= terms; number += 1) {
    const interest = round2(interestOn(balance, rate));
    const capital = number === terms ? balance : pure.minus(interest);
    balance = balance.minus(capital);
    rows.push({ number, capital, interest, vat: round2(interest.times(vatRate)), balance });
  }
  return { pure, rows };
}
