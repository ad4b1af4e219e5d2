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

/** Returns (1+i)^n as an exact fraction, so that callers round only in their final division. */
function growth({ numerator, denominator }: MonthlyRate, terms: number): { grown: Big; flat: Big } {
  return { grown: numerator.plus(denominator).pow(terms), flat: denominator.pow(terms) };
}

/** Returns P·i / (1 − (1+i)^−n), not rounded to cents; P/n at rate 0. */
export function exactInstallment(principal: Big, rate: MonthlyRate, terms: number): Big {
  if (rate.numerator.eq(0)) return principal.div(terms);
  const { grown, flat } = growth(rate, terms);
  const interest = principal.times(rate.numerator).times(grown);
  return interest.div(rate.denominator.times(grown.minus(flat)));
}

/** Returns the pure instalment, rounded to cents. */
export const pureInstallment = (principal: Big, rate: MonthlyRate, terms: number): Big =>
  round2(exactInstallment(principal, rate, terms));

/** Returns the principal repaid by a constant instalment: the inverse of pureInstallment, unrounded. */
export function presentValue(installment: Big, rate: MonthlyRate, terms: number): Big {
  if (rate.numerator.eq(0)) return installment.times(terms);
  const { grown, flat } = growth(rate, terms);
  return installment.times(rate.denominator).times(grown.minus(flat)).div(rate.numerator.times(grown));
}

/**
 * Returns the rows that repay a balance with a constant pure instalment and IVA on each period's interest
 * (docs/domain.md#fixed-rate). The row that the pure instalment covers ends the loan, at the latest the last one of
 * `terms`, so the capital adds up to the balance exactly. `vatRate` is a fraction, `after` the number before the
 * first row.
 */
export function repayment(loan: {
  balance: Big;
  pure: Big;
  rate: MonthlyRate;
  terms: number;
  vatRate: Big;
  after?: number;
}): Row[] {
  const { pure, rate, terms, vatRate, after = 0 } = loan;
  const rows: Row[] = [];
  let { balance } = loan;
  for (let left = terms; left > 0 && balance.gt(0); left -= 1) {
    const interest = round2(interestOn(balance, rate));
    const isLast = left === 1 || balance.plus(interest).lte(pure);
    const capital = isLast ? balance : pure.minus(interest);
    balance = balance.minus(capital);
    rows.push({
      number: after + rows.length + 1,
      capital,
      interest,
      vat: round2(interest.times(vatRate)),
      balance,
    });
  }
  return rows;
}

/** Returns the French amortization at the pure rate (docs/domain.md#fixed-rate). `vatRate` is a fraction. */
export function frenchSchedule(loan: {
  principal: Big;
  rate: MonthlyRate;
  terms: number;
  vatRate: Big;
}): French {
  const { principal, rate, terms, vatRate } = loan;
  const pure = pureInstallment(principal, rate, terms);
  return { pure, rows: repayment({ balance: principal, pure, rate, terms, vatRate }) };
}
